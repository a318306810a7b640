import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import css from './section.module.css';

interface SectionProps {
  /** Name of the section in the fragment of the page's address. */
  id: string;
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
export function Section({ id, title, contents, children }: SectionProps) {
  const folded = useRef<HTMLDetailsElement>(null);
  const { errors } = useFormState();
  // Opens the section if it contains a field that the API refused.
  useEffect(() => {
    if (folded.current?.querySelector('[aria-invalid="true"], [role="alert"]'))
      folded.current.open = true;
  }, [errors]);
  useOpenedByAddress(folded);
  return (
    <details ref={folded} id={id} className={css['section']}>
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

/**
 * Opens the section if the fragment of the page's address names it or a part of it, and moves
 * there. Each navigation counts, so that a link to a section that was closed again opens it.
 */
function useOpenedByAddress(folded: RefObject<HTMLDetailsElement | null>): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    if (!target || !folded.current?.contains(target)) return;
    folded.current.open = true;
    target.scrollIntoView();
    target.querySelector<HTMLElement>('summary, input')?.focus({ preventScroll: true });
  }, [folded, hash, key]);
}
