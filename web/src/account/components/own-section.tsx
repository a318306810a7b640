import type { ReactNode } from 'react';
import './own-section.css';

interface Props {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A card of the profile: what it is about, why it is asked, and a form or a list of its own. */
export function OwnSection({ id, title, lead, children }: Props) {
  return (
    <section className="own-section" id={id} aria-labelledby={`${id}-title`}>
      <div className="own-section-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
