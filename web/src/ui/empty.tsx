import type { ReactNode } from 'react';
import './empty.css';

interface Props {
  /** A small drawing that illustrates the state. */
  scene: ReactNode;
  title: string;
  text: string;
  /** Link or button for the next step. */
  children?: ReactNode;
}

/** An empty state: a drawing, a sentence, and the next step. */
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
