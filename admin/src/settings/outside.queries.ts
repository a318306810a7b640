import type { BookingAnswer, MoveSlot } from '@five/shared/bookings/bookings.contract';
import type { DeskAheadAnswer } from '@five/shared/desk/desk.contract';
import { queryOptions } from '@tanstack/react-query';
import { movesOf, readBooking } from '../bookings/bookings.queries.ts';
import { allRows } from '../platform/all-rows.ts';
import { api } from '../platform/api.ts';
import { isAsShown } from './outside.rules.ts';

/** Bookings that are still to be played, the first one first. */
export const aheadQuery = (from: string | undefined) =>
  queryOptions({
    queryKey: ['bookings', 'ahead', from],
    queryFn: () => allRows<BookingAnswer>('bookings', { from, status: ['pending', 'confirmed'] }, ['date', 'ASC']),
    enabled: from !== undefined,
    staleTime: 60_000,
  });

/** What the venue itself has on its pitches from now on, always read anew: what is told of it decides whom hours shut out. */
export const othersQuery = () => queryOptions({ queryKey: ['desk', 'ahead'], queryFn: () => api.get<DeskAheadAnswer>('desk/ahead'), staleTime: 0 });

/** A booking, and the day that it is to go to. */
interface Goal {
  reference: string;
  day: string;
}

/** Where the bookings could go, each on the day meant for it, and what each would cost there, read for this one decision. */
export const offersQuery = (goals: readonly Goal[]) =>
  queryOptions({
    queryKey: ['outside', goals],
    queryFn: async () => {
      const bookings = await allRows<BookingAnswer>('bookings', { id: goals.map(({ reference }) => reference) });
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

/** Whether nothing has happened to a booking since it was shown. */
export const isStillAsShown = async (shown: BookingAnswer): Promise<boolean> => isAsShown(await readBooking(shown.reference), shown);

const OFFERED = ['pitch', 'date', 'startTime', 'endTime', 'totalCents'] as const;

/** Whether a slot is still free for a booking, at the price that was shown. */
export async function isStillOffered({ reference }: BookingAnswer, day: string, shown: MoveSlot): Promise<boolean> {
  const { slots } = await movesOf(reference, day);
  return slots.some((slot) => OFFERED.every((field) => slot[field] === shown[field]));
}
