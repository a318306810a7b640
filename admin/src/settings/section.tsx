import { useEffect, useRef, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import css from './section.module.css';

/** A part of the long form, folded until it is wanted: native, so that keys, readers and the search of the page work. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const folded = useRef<HTMLDetailsElement>(null);
  const { errors } = useFormState();
  // What was refused is never hidden in a fold.
  useEffect(() => {
    if (folded.current?.querySelector('[aria-invalid="true"], [role="alert"]')) folded.current.open = true;
  }, [errors]);
  return (
    <details ref={folded} className={css['section']}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
