import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import './own-section.css';

interface Props {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A card of the profile: what it is about, why it is asked, and a form or a list of its own. */
export function OwnSection({ id, title, lead, children }: Props) {
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The address names it before it is there: what it shows is read first.
  useEffect(() => {
    if (hash !== `#${id}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [hash, id]);
  return (
    <section className="own-section" id={id} aria-labelledby={`${id}-title`}>
      <div className="own-section-head">
        <h2 ref={heading} tabIndex={-1} id={`${id}-title`}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
