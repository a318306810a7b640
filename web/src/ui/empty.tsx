import type { ReactNode } from 'react';
import './empty.css';

interface Props {
  /** A small drawing. */
  scene: ReactNode;
  title: string;
  text: string;
  /** The next step. */
  children?: ReactNode;
}

/** Empty state: a drawing, a sentence, and the next step. */
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
