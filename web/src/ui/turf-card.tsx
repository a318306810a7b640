import type { ReactNode } from 'react';
import './turf-card.css';

/** A piece of mown turf that something stands on. */
export function TurfCard({ className = '', children }: { className?: string; children: ReactNode }) {
  return <section className={`turf-card ${className}`}>{children}</section>;
}
