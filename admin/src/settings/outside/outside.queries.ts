import type { BookingAnswer, MoveSlot } from '@five/shared/bookings/bookings.contract';
import { queryOptions } from '@tanstack/react-query';
import { movesOf, readBooking } from '../../bookings/bookings.queries.ts';
import { allRows } from '../../platform/requests/all-rows.ts';
import { api } from '../../platform/requests/api.ts';
import { isAsShown } from './outside.rules.ts';

/** Upcoming bookings, in order of their start. */
export const aheadQuery = (from: string | undefined) =>
  queryOptions({
    queryKey: ['bookings', 'ahead', from],
    queryFn: () => allRows('bookings', { from, status: ['pending', 'confirmed'] }, ['date', 'ASC']),
    enabled: from !== undefined,
    staleTime: 60_000,
  });

/**
 * Academy sessions and tournament matches from now on. They are never cached, because opening hours
 * are checked against them.
 */
export const othersQuery = () =>
  queryOptions({
    queryKey: ['desk', 'ahead'],
    queryFn: () => api.get('desk/ahead'),
    staleTime: 0,
  });

/** A booking, and the day to which it is to be moved. */
interface Goal {
  reference: string;
  day: string;
}

/**
 * Free slots with prices for bookings on their target days, fetched for the preview of a bulk move.
 */
export const offersQuery = (goals: readonly Goal[]) =>
  queryOptions({
    queryKey: ['outside', goals],
    queryFn: async () => {
      const bookings = await allRows('bookings', {
        id: goals.map(({ reference }) => reference),
      });
      const all = [];
      for (const { reference, day } of goals) {
        const booking = bookings.find((one) => one.reference === reference);
        if (booking) all.push({ booking, day, slots: (await movesOf(reference, day)).slots });
      }
      return all;
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Whether a booking is unchanged since it was displayed. */
export const isStillAsShown = async (shown: BookingAnswer): Promise<boolean> =>
  isAsShown(await readBooking(shown.reference), shown);

const OFFERED = ['pitch', 'date', 'startTime', 'endTime', 'totalCents'] as const;

/** Whether a slot is still free for a booking at the displayed price. */
export async function isStillOffered(
  { reference }: BookingAnswer,
  day: string,
  shown: MoveSlot,
): Promise<boolean> {
  const { slots } = await movesOf(reference, day);
  return slots.some((slot) => OFFERED.every((field) => slot[field] === shown[field]));
}
