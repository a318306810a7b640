import type { ReactNode } from 'react';
import './over-title.css';
import './page-top.css';

interface Props {
  /** Name of the page, as in the navigation menu. */
  name: string;
  title: string;
  lead: string;
  scene?: ReactNode;
  /** Call to action of the page, if there is one. */
  children?: ReactNode;
}

/** The head of a page: title, introduction and drawing. */
export function PageTop({ name, title, lead, scene, children }: Props) {
  return (
    <header className="page-top" data-plain={scene === undefined || undefined}>
      <div className="wrap page-top-text">
        <p className="over-title page-name">{name}</p>
        <h1>{title}</h1>
        <p className="page-lead">{lead}</p>
        {children && <div className="page-actions">{children}</div>}
      </div>
      {scene && <div className="page-scene">{scene}</div>}
    </header>
  );
}
