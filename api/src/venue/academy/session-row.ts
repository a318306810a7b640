import { datesOf, placesLeft } from '@five/shared/academy/academy.rules';
import type { AcademySessionAnswer } from '@five/shared/academy/academy.contract';
import type { Texts } from '@five/shared/locales/locale';
import { periodOf, type WallPeriod } from '@five/shared/time/wall-time';
import { lockThenRead, type Tx } from '../../platform/database/transactions.ts';
import type { ContentLanguage, LocalizedText } from '../../platform/texts/content-language.ts';
import { fieldsOf, selectOf } from '../../platform/rows/columns.ts';
import { AcademySession } from './academy-session.entity.ts';

/** An academy session with its season and its numbers of places. */
export interface SessionRow extends Omit<AcademySessionAnswer<Texts>, 'id' | 'placesLeft'> {
  /** Number of taken places. */
  taken: number;
}

/** Number of taken places of a session `s`. */
export const TAKEN = `(select count(*) from academy_registrations r where r.session_id = s.id
  and r.status in ('received', 'confirmed'))`;

/** The columns of `SessionRow` that are stored with the session `s`. */
export const SESSION_COLUMNS = selectOf(AcademySession, 's', [
  'reference',
  'name',
  'weekday',
  'startTime',
  'endTime',
  'minAge',
  'maxAge',
  'capacity',
]);

export function sessionAnswer(
  { taken, ...row }: SessionRow,
  language: ContentLanguage,
): AcademySessionAnswer<LocalizedText> {
  const { reference, weekday, startTime, endTime, pitch, minAge, maxAge, capacity } = row;
  return {
    id: reference,
    reference,
    name: language.text(row.name),
    weekday,
    startTime,
    endTime,
    pitch,
    minAge,
    maxAge,
    capacity,
    placesLeft: placesLeft(capacity, taken),
  };
}

const FIELDS = fieldsOf(AcademySession, 'seasonId', 'search', 'createdAt');

/**
 * A session together with the dates of its season. The row of the session is locked, so that only
 * one transaction at a time changes its places and dates.
 */
export interface LockedSession extends Pick<AcademySession, (typeof FIELDS)[number]> {
  /** First and last day of the session's season. */
  from: string;
  to: string;
}

/**
 * Locks sessions in the order of their ids, so that concurrent transactions wait for each other
 * instead of deadlocking.
 */
export function lockSessions(tx: Tx, references: readonly string[]): Promise<LockedSession[]> {
  return lockThenRead<LockedSession>(
    tx,
    READ,
    'select s.id from academy_sessions s where s.reference = any($1) order by s.id for update',
    [references],
  );
}

const READ = {
  select: `select ${selectOf(AcademySession, 's', FIELDS)},
    e.from_date as "from", e.to_date as "to"
    from academy_sessions s join academy_seasons e on e.id = s.season_id`,
  key: 's.id',
};

/**
 * Returns the periods in which the session takes place. They start after the local time `after`,
 * and on the date `last` at the latest.
 */
export function periodsOf(session: LockedSession, after: string, last: string): WallPeriod[] {
  return datesOf(session, after.slice(0, 10), last)
    .map((date) => periodOf(date, session.startTime, session.endTime))
    .filter(({ start }) => start > after);
}
