import type { ReactNode } from 'react';
import './page.css';

/** Container for the sections of a page, with space between them. */
export function Page({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`wrap page ${className}`}>{children}</div>;
}

/** Title and introduction of a section of a page. */
export function SectionHead({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="page-section-head">
      <h2>{title}</h2>
      <p>{lead}</p>
    </div>
  );
}
