import type { ReactNode } from 'react';
import css from './empty.module.css';

/** Placeholder of an empty list: a drawing, the meaning, and the next step. */
export function Empty({
  title,
  help,
  children,
  level = 'h2',
}: {
  title: string;
  help: string;
  children?: ReactNode;
  level?: 'h1' | 'h2';
}) {
  const Heading = level;
  return (
    <div className={css['empty']}>
      <svg viewBox="0 0 240 120" aria-hidden="true">
        <path d="M62 12h116l50 96H12Z" fill="#1f7a3d" />
        <path d="M77 12h29L86 108H45Zm58 0h29l31 96h-41Z" fill="#258f49" />
        <g fill="none" stroke="#fff" strokeOpacity=".85" strokeWidth="2">
          <path d="M66 17h108l43 86H23ZM50 52h140" />
          <ellipse cx="120" cy="52" rx="24" ry="10" />
        </g>
        <circle cx="120" cy="84" r="9" fill="#fff" stroke="#101417" strokeWidth="2" />
        <path d="m120 79 5 4-2 5h-6l-2-5Z" fill="#101417" />
      </svg>
      <Heading>{title}</Heading>
      <p>{help}</p>
      {children}
    </div>
  );
}
