import type { ReactNode } from 'react';
import './page.css';

/** What follows under the head of a page: its sections, with room between them. */
export function Page({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`wrap page ${className}`}>{children}</div>;
}

/** The name of a section and a sentence about it. */
export function SectionHead({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="page-section-head">
      <h2>{title}</h2>
      <p>{lead}</p>
    </div>
  );
}
