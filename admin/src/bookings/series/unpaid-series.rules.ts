import { isUpcoming } from '@five/shared/bookings/bookings.codes';
import type {
  SeriesAnswer,
  SeriesBookingAnswer,
} from '@five/shared/bookings/series/series.contract';
import { compareWritten, wallOf } from '@five/shared/time/wall-time';

/** A series that is not fully paid, with its amount due and its next deadline. */
export interface UnpaidSeries {
  series: SeriesAnswer;
  /** The first unpaid date; each date is payable until its own start. */
  next: SeriesBookingAnswer;
  unpaid: number;
  dueCents: number;
}

/** The unpaid dates of a series; null if the series is cancelled or fully paid. */
export function unpaidDatesOf(series: SeriesAnswer): UnpaidSeries | null {
  const unpaid = series.bookings.filter(
    ({ status, dueCents }) => isUpcoming(status) && dueCents > 0,
  );
  const [next] = unpaid.toSorted((one, other) => compareWritten(startOf(one), startOf(other)));
  return next
    ? {
        series,
        next,
        unpaid: unpaid.length,
        dueCents: unpaid.reduce((sum, { dueCents }) => sum + dueCents, 0),
      }
    : null;
}

/**
 * Series that are not fully paid. Series with one hold for all dates come first, by expiry; then
 * the others, by their next unpaid date.
 */
export function unpaidSeries(all: readonly SeriesAnswer[]): UnpaidSeries[] {
  const order = ({ series, next }: UnpaidSeries) =>
    `${series.holdExpiresAt === null ? 1 : 0} ${series.holdExpiresAt ?? startOf(next)}`;
  return all
    .flatMap((series) => unpaidDatesOf(series) ?? [])
    .toSorted((one, other) => compareWritten(order(one), order(other)));
}

const startOf = ({ date, startTime }: SeriesBookingAnswer): string => wallOf(date, startTime);
