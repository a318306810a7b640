import { aheadOf } from '@five/shared/bookings/own-list.rules';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { QueryClient } from '@tanstack/react-query';
import { keepAnswer } from '../../platform/requests/offline-pages.ts';
import { matchLinkQuery } from './matches.queries.ts';

/** Number of next bookings whose matches open offline. */
const NEXT = 3;

/** Keeps the matches of the next bookings, so that their pages open offline. */
export async function keepMatches(
  queryClient: QueryClient,
  bookings: readonly BookingAnswer[],
): Promise<void> {
  // One after another: the page that is open comes first.
  for (const { match } of aheadOf(bookings).slice(0, NEXT)) {
    const token = match.path.split('/').pop() ?? '';
    await keepAnswer(queryClient, `/api/matches/${token}`, matchLinkQuery(token, true));
  }
}
