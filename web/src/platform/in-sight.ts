import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** One ticket among many, named by a notice or a mail or just made, is brought into sight. Who goes by keys or by ear is on it too. */
export function useInSight(reference: string | null): void {
  useEffect(() => {
    const ticket = reference ? document.getElementById(reference) : null;
    ticket?.scrollIntoView();
    ticket?.querySelector('summary')?.focus({ preventScroll: true });
  }, [reference]);
}

/** The booking or pack that one comes from making. */
export function useCreated(): string | null {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'created' in state && typeof state.created === 'string' ? state.created : null;
}
