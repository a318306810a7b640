import { isToCome } from '@five/shared/bookings/bookings.codes';
import type { SeriesAnswer, SeriesBookingAnswer } from '@five/shared/bookings/series.contract';
import { compareWritten, wallOf } from '@five/shared/time/wall-time';

/** What is still to be paid of a series, and what runs out first. */
export interface OwedSeries {
  series: SeriesAnswer;
  /** The first date that is not paid: each is to be paid by its own start. */
  next: SeriesBookingAnswer;
  unpaid: number;
  dueCents: number;
}

/** Of one series; null where nothing is owed of what stands. */
export function owedOf(series: SeriesAnswer): OwedSeries | null {
  const unpaid = series.bookings.filter(({ status, dueCents }) => isToCome(status) && dueCents > 0);
  const [next] = unpaid.toSorted((one, other) => compareWritten(startOf(one), startOf(other)));
  return next ? { series, next, unpaid: unpaid.length, dueCents: unpaid.reduce((sum, { dueCents }) => sum + dueCents, 0) } : null;
}

/** Those that the clock lets go as a whole come first, then the one whose next date begins first. */
export function owedSeries(all: readonly SeriesAnswer[]): OwedSeries[] {
  const order = ({ series, next }: OwedSeries) => `${series.holdExpiresAt === null ? 1 : 0} ${series.holdExpiresAt ?? startOf(next)}`;
  return all.flatMap((series) => owedOf(series) ?? []).toSorted((one, other) => compareWritten(order(one), order(other)));
}

const startOf = ({ date, startTime }: SeriesBookingAnswer): string => wallOf(date, startTime);
