import type { ReactNode } from 'react';
import './lost-page.css';

interface Props {
  /** A drawing of what went wrong. */
  scene: ReactNode;
  title: string;
  /** Under the title, in smaller letters. */
  aside?: ReactNode;
  text: string;
  /** The way out. */
  children: ReactNode;
}

/** A page that cannot be shown: a scene, what happened, and the way out. */
export function LostPage({ scene, title, aside, text, children }: Props) {
  return (
    <div className="wrap lost">
      <title>{title}</title>
      {scene}
      <h1>{title}</h1>
      {aside}
      <p>{text}</p>
      <div className="lost-actions">{children}</div>
    </div>
  );
}
