/** The product's logo: a small pitch on orange. */
export function Logo({ size = 38 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" style={{ flex: 'none' }}>
      <rect width="32" height="32" rx="8" fill="var(--orange)" />
      <g fill="none" stroke="var(--on-orange)" strokeWidth="2">
        <rect x="6" y="8" width="20" height="16" rx="2" />
        <path d="M16 8v16M6 13h3v6H6M26 13h-3v6h3" />
        <circle cx="16" cy="16" r="3" />
      </g>
    </svg>
  );
}
