import type { ReactNode } from 'react';
import './error-page.css';

interface Props {
  /** A drawing of the error. */
  scene: ReactNode;
  title: string;
  /** Below the title, in small text. */
  aside?: ReactNode;
  text: string;
  /** Links out of the page. */
  children: ReactNode;
}

/** An error page: drawing, explanation and links. */
export function ErrorPage({ scene, title, aside, text, children }: Props) {
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
