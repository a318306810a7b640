import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { useQueryText } from './query-text.ts';

/**
 * Scrolls to and focuses one ticket among many: named by a notice or a mail, just created or just
 * cancelled.
 */
export function useScrollToBooking(reference: string | null): void {
  // Navigating to the same ticket again scrolls again.
  const { key } = useLocation();
  // Runs before the effects of its children: a named part of the ticket scrolls last.
  useLayoutEffect(() => {
    const ticket = reference ? document.getElementById(reference) : null;
    ticket?.scrollIntoView();
    ticket?.querySelector('summary')?.focus({ preventScroll: true });
  }, [reference, key]);
}

/** Link to a booking's ticket, at the requests for its match. */
export const joinRequestsUrl = (booking: string): string =>
  `/account/reservations/list?booking=${booking}&part=match`;

/** Whether the address names this part of this ticket. */
export function useIsTargetPart(booking: string, part: string): boolean {
  const [ticket, named] = [useQueryText('booking'), useQueryText('part')];
  return ticket === booking && named === part;
}

/**
 * Scrolls a named part of a ticket into view once it is loaded: the pending request, else the
 * heading.
 */
export function useScrollToPart(box: RefObject<HTMLElement | null>, ready: boolean): void {
  useEffect(() => {
    const target = ready
      ? (box.current?.querySelector<HTMLElement>('[data-waits]') ??
        box.current?.querySelector('summary'))
      : null;
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, [box, ready]);
}

/** The booking or pack that was just created. */
export function useCreatedReference(): string | null {
  const state: unknown = useLocation().state;
  return typeof state === 'object' &&
    state !== null &&
    'created' in state &&
    typeof state.created === 'string'
    ? state.created
    : null;
}
