import type { ReactNode } from 'react';
import './over-title.css';
import './page-top.css';

interface Props {
  /** Name of the page, as in the menu. */
  name: string;
  title: string;
  lead: string;
  scene?: ReactNode;
  /** The page's call to action, if any. */
  children?: ReactNode;
}

/** The head of a page: title, lead and drawing. */
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
