import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { queryOptions } from '@tanstack/react-query';
import { allRows } from '../platform/all-rows.ts';

/** Bookings that are still to be played, the first one first. */
export const aheadQuery = (from: string | undefined) =>
  queryOptions({
    queryKey: ['bookings', 'ahead', from],
    queryFn: () => allRows<BookingAnswer>('bookings', { from, status: ['pending', 'confirmed'] }, ['date', 'ASC']),
    enabled: from !== undefined,
    staleTime: 60_000,
  });
