import type { ReactNode } from 'react';
import './error-page.css';

interface Props {
  /** A drawing that illustrates the error. */
  scene: ReactNode;
  title: string;
  /** Small text below the title. */
  aside?: ReactNode;
  text: string;
  /** Links to other pages. */
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
