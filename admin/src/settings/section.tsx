import { useEffect, useRef, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import css from './section.module.css';

interface SectionProps {
  title: string;
  /** What is inside, in a few words. */
  contents: string;
  children: ReactNode;
}

/** Sections of one subject, under its name. */
export function SectionGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css['group']}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/**
 * A collapsible section of the long form. It is a native `details` element, so that keyboard,
 * screen readers and page search work.
 */
export function Section({ title, contents, children }: SectionProps) {
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
        <span>
          <h3>{title}</h3>
          <small>{contents}</small>
        </span>
      </summary>
      {children}
    </details>
  );
}
