import type { ReactNode } from 'react';
import './empty.css';

interface Props {
  /** A small drawing that illustrates why there is no content. */
  scene: ReactNode;
  title: string;
  text: string;
  /** Link or button for the next step. */
  children?: ReactNode;
}

/**
 * Shown in place of a list or page without content: a drawing, a title, a sentence, and a link or
 * button for the next step.
 */
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
