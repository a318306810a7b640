import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { useQueryText } from '../texts/query-text.ts';

/**
 * Scrolls to a ticket in a list and moves the focus to it. The ticket is the one that a notice or
 * mail links to, or that was just created or cancelled.
 */
export function useScrollToBooking(reference: string | null): void {
  // The key of the navigation is a dependency of the effect, so that navigating to the same ticket
  // again scrolls again.
  const { key } = useLocation();
  // A layout effect runs before the effects of child components. If the URL also identifies a part
  // of the ticket, the scroll to that part (`useScrollToPart`) therefore happens last.
  useLayoutEffect(() => {
    const ticket = reference ? document.getElementById(reference) : null;
    ticket?.scrollIntoView();
    ticket?.querySelector('summary')?.focus({ preventScroll: true });
  }, [reference, key]);
}

/** Returns a link to the join requests on the ticket of a booking. */
export const joinRequestsUrl = (booking: string): string =>
  `/account/reservations/list?booking=${booking}&part=match`;

/** Whether the URL identifies the part `part` of the ticket of the booking `booking`. */
export function useIsTargetPart(booking: string, part: string): boolean {
  const [ticket, named] = [useQueryText('booking'), useQueryText('part')];
  return ticket === booking && named === part;
}

/**
 * Scrolls a part of a ticket into view once it is loaded. Moves the focus to the first join request
 * without an answer, or to the heading of the part if there is none.
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

/** Returns the reference of the booking or pack that was just created; null if there is none. */
export function useCreatedReference(): string | null {
  const state: unknown = useLocation().state;
  return typeof state === 'object' &&
    state !== null &&
    'created' in state &&
    typeof state.created === 'string'
    ? state.created
    : null;
}
