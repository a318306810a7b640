import type { ReactNode } from 'react';
import './page.css';

/** The sections of a page, with spacing. */
export function Page({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`wrap page ${className}`}>{children}</div>;
}

/** Title and lead of a section. */
export function SectionHead({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="page-section-head">
      <h2>{title}</h2>
      <p>{lead}</p>
    </div>
  );
}
