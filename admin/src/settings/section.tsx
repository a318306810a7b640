import { useEffect, useRef, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import css from './section.module.css';

/**
 * A collapsible section of the long form. It is a native `details` element, so that keyboard,
 * screen readers and page search work.
 */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const folded = useRef<HTMLDetailsElement>(null);
  const { errors } = useFormState();
  // Opens the section if it contains a field that the API refused.
  useEffect(() => {
    if (folded.current?.querySelector('[aria-invalid="true"], [role="alert"]'))
      folded.current.open = true;
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
