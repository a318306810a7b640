import { isDate, isTime } from '@five/shared/time/wall-time';
import type { SeriesAnswer } from '@five/shared/bookings/series/series.contract';
import { useSearchParams } from 'react-router';
import { useSession } from '../platform/requests/session.ts';
import type { Choice } from './grid/board.ts';

/**
 * The weekly slot that the player wants to book. It is stored in the URL, so that it is kept after
 * a reload and after a login.
 */
export interface WeeklyHour {
  /** The first date of the series. */
  date: string;
  startTime: string;
  endTime: string;
  /** Code of the pitch; if left out, the first free pitch of each date. */
  pitch?: string;
  weeks: number;
  /** Reference of an existing series that this one continues. */
  continues?: string;
}

const USUAL_WEEKS = 8;
const PAGE = '/account/series/create';

/** Returns a link to the page for a weekly series, with the slot that is selected on the grid. */
export function weeklyPage({ slot, endTime, pitch }: Choice): string {
  const query = new URLSearchParams({
    date: slot.date,
    start: slot.startTime,
    end: endTime,
    pitch: pitch.pitch,
  });
  return `${PAGE}?${query.toString()}`;
}

export const goOnPage = ({ reference }: Pick<SeriesAnswer, 'reference'>): string =>
  `${PAGE}?continues=${reference}`;

/** Returns the weekly slot in the URL; null if the URL contains none. */
export function useWeeklyQuery(): WeeklyHour | null {
  const [query] = useSearchParams();
  const alive = useSession() !== undefined;
  const [date, startTime, endTime, pitch] = ['date', 'start', 'end', 'pitch'].map((name) =>
    query.get(name),
  );
  if (!alive || !isDate(date) || !isTime(startTime) || !isTime(endTime)) return null;
  return { date, startTime, endTime, weeks: USUAL_WEEKS, ...(pitch && { pitch }) };
}

/**
 * Returns the weekly slot that follows a series and is reserved for its holder; null if none is
 * reserved.
 */
export function goOnHour({
  reference,
  goesOnFrom,
  startTime,
  endTime,
  pitch,
  weeks,
}: SeriesAnswer): WeeklyHour | null {
  return goesOnFrom === null
    ? null
    : {
        date: goesOnFrom,
        startTime,
        endTime,
        weeks,
        continues: reference,
        ...(pitch !== null && { pitch }),
      };
}
