import './brand-mark.css';

/**
 * The venue's own logo, which the server puts into the styles of the page, or the drawn sign: a
 * pitch seen from above.
 */
export function BrandMark() {
  return (
    <span className="brand-mark" aria-hidden="true">
      <svg viewBox="0 0 32 32" width="36" height="36">
        <rect width="32" height="32" rx="8" fill="var(--orange)" />
        <g fill="none" stroke="#fff" strokeWidth="2">
          <rect x="5.5" y="8" width="21" height="16" rx="2" />
          <path d="M16 8v16M5.5 12.8h3.4v6.4H5.5M26.5 12.8h-3.4v6.4h3.4" />
          <circle cx="16" cy="16" r="3" />
        </g>
      </svg>
    </span>
  );
}
