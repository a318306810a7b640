import type { ReactNode } from 'react';
import './over-title.css';
import './page-top.css';

interface Props {
  /** The page's name, as in the menu. */
  name: string;
  title: string;
  lead: string;
  scene?: ReactNode;
  /** What the page asks to be done, if anything. */
  children?: ReactNode;
}

/** Where a page begins: what it is about, in words and as a drawing. */
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
