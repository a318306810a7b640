import type { ReactNode } from 'react';
import './empty.css';

interface Props {
  /** A small drawing. */
  scene: ReactNode;
  title: string;
  text: string;
  /** What to do next. */
  children?: ReactNode;
}

/** Nothing is here yet: a scene, a word about it, and the next step. */
export function Empty({ scene, title, text, children }: Props) {
  return (
    <div className="empty">
      {scene}
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
