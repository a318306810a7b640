import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { wallOf } from '@five/shared/time/wall-time';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/clock.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { AttendanceService } from '../venue/academy/attendance.service.ts';
import { demoCaller } from './callers.ts';

/** Number of most recent dates of each academy session for which attendance is recorded. */
const NOTED_DAYS = 2;
/** At each session, one of this many children is recorded as absent. */
const ABSENT = 6;

interface Held {
  session: string;
  endTime: string;
}

/** Loads the attendance of the last sessions. Each is recorded at the time the session ended. */
export async function loadAttendance(app: NestFastifyApplication): Promise<void> {
  if (
    (await app.get(DataSource).query<unknown[]>('select from academy_attendance limit 1')).length >
    0
  )
    return;
  const sessions = await app
    .get(DataSource)
    .query<Held[]>(
      'select reference as session, end_time as "endTime" from academy_sessions order by id',
    );
  for (const held of sessions) {
    const { dates } = await app.get(AttendanceService).read(held.session);
    for (const date of dates.slice(0, NOTED_DAYS)) await note(app, held, date);
  }
}

async function note(
  app: NestFastifyApplication,
  { session, endTime }: Held,
  date: string,
): Promise<void> {
  const [clock, venueClock] = [app.get(Clock), app.get(VenueClock)];
  const end = venueClock.instantOf(wallOf(date, endTime));
  if (!end || end > clock.now()) return;
  const children = await app.get(DataSource).query<{ reference: string }[]>(HERE, [session, end]);
  if (children.length === 0) return;
  const isAway = (index: number) => (index + Number(date.slice(-2))) % ABSENT === 0;
  const named = (away: boolean) =>
    children.filter((_, index) => isAway(index) === away).map(({ reference }) => reference);
  await clock.at(end, async () =>
    app.get(AttendanceService).note(await demoCaller(app, 'reception@demo.test'), session, {
      date,
      present: named(false),
      absent: named(true),
    }),
  );
}

const HERE = `select r.reference from academy_registrations r
  join academy_sessions s on s.id = r.session_id
  where s.reference = $1 and r.status in ('received', 'confirmed') and r.created_at < $2
  order by r.id`;
