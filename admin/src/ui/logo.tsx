import type { CSSProperties } from 'react';
import css from './logo.module.css';

interface LogoProps {
  /** Height in pixels. */
  size?: number;
  ground?: 'dark' | 'light';
}

/** The venue's own logo, or the drawn sign: a small pitch on the color of the venue. */
export function Logo({ size = 38, ground = 'dark' }: LogoProps) {
  return (
    <div
      className={css['logo']}
      data-ground={ground}
      style={{ '--mark-size': `${size}px` } as CSSProperties}
      aria-hidden="true"
    >
      <svg width={size} height={size} viewBox="0 0 32 32">
        <rect width="32" height="32" rx="8" fill="var(--orange)" />
        <g fill="none" stroke="var(--on-orange)" strokeWidth="2">
          <rect x="6" y="8" width="20" height="16" rx="2" />
          <path d="M16 8v16M6 13h3v6H6M26 13h-3v6h3" />
          <circle cx="16" cy="16" r="3" />
        </g>
      </svg>
    </div>
  );
}
