import type { ReactNode } from 'react';
import './turf-card.css';

/** A card on a turf background. */
export function TurfCard({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return <section className={`turf-card ${className}`}>{children}</section>;
}
