import type { ReactNode } from 'react';
import css from './section.module.css';

/** A part of the long form, folded until it is wanted: native, so that keys, readers and the search of the page work. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={css['section']}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
