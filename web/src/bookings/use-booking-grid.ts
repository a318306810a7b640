import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  matchesOfDayQuery,
  useMatchEvents,
} from '../community/open-matches/open-matches.queries.ts';
import { useSession } from '../platform/requests/session.ts';
import { useResult } from '../platform/requests/use-result.ts';
import { availabilityQuery, ownBookingsQuery } from './bookings.queries.ts';
import { type Choice, findChoice } from './grid/board.ts';
import { useChoiceQuery, type ChoiceQuery } from './choice-query.ts';
import { isOwn, lostSlotReason } from './grid/lost-slot.ts';
import { matchCells } from './grid/match-cells.ts';
import { ownSlots } from './grid/own-slots.ts';
import { useHeldSlot } from './held-slot.ts';
import { useAvailabilityEvents } from './use-availability-events.ts';
import { findWaitlistSlot } from './grid/waitlist-slot.ts';

/** State of the booking page: the displayed day, its open matches, and the selection in the URL. */
export function useBookingGrid() {
  const [query, setQuery] = useChoiceQuery();
  // The submitted selection stays displayed while its request is running, because a live event may
  // mark its slot as taken before the response arrives. Another selection or a changed price resets
  // it.
  const [sent, hold] = useState<Choice | null>(null);
  const now = useResult(availabilityQuery());
  const today = now.data?.date;
  const date = query.date ?? today;
  // The current opening day is loaded without a date, so it is not loaded again by its date.
  const isToday = date === today;
  const chosen = useResult({ ...availabilityQuery(date), enabled: !isToday });
  const day = isToday ? now : chosen;
  useAvailabilityEvents(date, isToday ? 'now' : date);
  // The matches are not what is looked for first, so they are read once, with the live connection.
  const isFollowing = useMatchEvents();
  const { data: matches = [] } = useResult({
    ...matchesOfDayQuery(date),
    enabled: date !== undefined && isFollowing,
  });
  const awaited = day.data ? findWaitlistSlot(day.data, query) : null;
  const { data: ownBookings = [] } = useQuery(ownBookingsQuery(Boolean(useSession())));
  const held = useHeldSlot();
  const choice = sent ?? (day.data && !awaited ? findChoice(day.data, query) : null);
  const choose = (change: Partial<ChoiceQuery>) => {
    hold(null);
    setQuery(change);
  };
  return {
    today,
    /** Whether the current opening day could not be loaded. */
    isTodayMissing: today === undefined && now.failed,
    date,
    day,
    durationMinutes: query.durationMinutes,
    matches: matchCells(matches),
    own: ownSlots(ownBookings, held),
    choice,
    awaited,
    lost:
      day.data && !choice && !awaited && !isOwn(query, ownBookings, day.data.date)
        ? lostSlotReason(day.data, query)
        : null,
    choose,
    hold,
  };
}
