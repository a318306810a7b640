import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { useQueryText } from './query-text.ts';

/** One ticket among many, named by a notice or a mail, just made or just cancelled, is brought into sight. Who goes by keys or by ear is on it too. */
export function useInSight(reference: string | null): void {
  // Who is led to the same ticket again is brought there again.
  const { key } = useLocation();
  // Before the effects of what stands on it: a part of the ticket that is named has the last word.
  useLayoutEffect(() => {
    const ticket = reference ? document.getElementById(reference) : null;
    ticket?.scrollIntoView();
    ticket?.querySelector('summary')?.focus({ preventScroll: true });
  }, [reference, key]);
}

/** The page of a booking's ticket, at who asks for a place in its match. */
export const requestsOf = (booking: string): string => `/account/reservations/list?booking=${booking}&part=match`;

/** Whether the address names this part of this ticket. */
export function useNamedPart(booking: string, part: string): boolean {
  const [ticket, named] = [useQueryText('booking'), useQueryText('part')];
  return ticket === booking && named === part;
}

/** A part of a ticket that is named is brought into sight once it is read: the request that waits, else its head. */
export function usePartInSight(box: RefObject<HTMLElement | null>, ready: boolean): void {
  useEffect(() => {
    const target = ready ? box.current?.querySelector<HTMLElement>('[data-waits]') ?? box.current?.querySelector('summary') : null;
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, [box, ready]);
}

/** The booking or pack that one comes from making. */
export function useCreated(): string | null {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'created' in state && typeof state.created === 'string' ? state.created : null;
}
