import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { plusMinutes } from '@five/shared/time/instant';
import { addDays, addMonths } from '@five/shared/time/wall-time';
import { DataSource } from 'typeorm';
import type { Caller } from '../platform/access/caller.ts';
import { Clock } from '../platform/clock/clock.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import type { Settings } from '../platform/config/settings.ts';
import { RegistrationsService } from '../venue/academy/registrations.service.ts';
import { RegistrationsStaffService } from '../venue/academy/registrations.staff.service.ts';
import { SeasonsService } from '../venue/academy/seasons.table.ts';
import { AcademySessionsService } from '../venue/academy/academy-sessions.service.ts';
import { SEASON_TEXT, SESSIONS } from './academy/academy-list.ts';
import { CHILDREN, type DemoChild } from './academy/children-list.ts';
import { demoCaller } from './callers.ts';

// Hours between two academy registrations of the demo. With this value, the times of the
// registrations are spread over the day.
const HOURS_BETWEEN = 19;
const BENCH_DAYS = 7;

/** Loads an academy season with its three weekly sessions, one of them full. */
export async function loadAcademy(app: NestFastifyApplication, settings: Settings): Promise<void> {
  if (
    (await app.get(DataSource).query<unknown[]>('select from academy_seasons limit 1')).length > 0
  )
    return;
  const [admin, reception] = [
    await demoCaller(app, 'admin@demo.test'),
    await demoCaller(app, 'reception@demo.test'),
  ];
  const { from, to, years } = seasonAround(app.get(VenueClock).today(), settings.demo === 'bench');
  const name = { fr: `Saison ${years}`, en: `Season ${years}`, ar: `موسم ${years}` };
  const season = await app.get(SeasonsService).create(admin, { name, text: SEASON_TEXT, from, to });
  const sessions = new Map<string, string>();
  for (const [day, session] of Object.entries(SESSIONS))
    sessions.set(day, await app.get(AcademySessionsService).create(admin, { ...session, season }));
  for (const [index, child] of CHILDREN.entries())
    await register(
      app,
      reception,
      { ...child, session: sessions.get(child.session) ?? '' },
      { from, index },
    );
}

/**
 * Returns the dates and the years of the current school year, or of the next school year from July
 * on. For a load test, the season ends in `BENCH_DAYS` days, because every pitch must be free
 * afterwards.
 */
function seasonAround(today: string, bench: boolean): { from: string; to: string; years: string } {
  const year = Number(today.slice(0, 4)) - (today.slice(5, 7) < '07' ? 1 : 0);
  const years = `${year}–${year + 1}`;
  return bench
    ? { from: addDays(today, -60), to: addDays(today, BENCH_DAYS), years }
    : { from: `${year}-09-15`, to: `${year + 1}-06-30`, years };
}

async function register(
  app: NestFastifyApplication,
  reception: Caller,
  entry: Omit<DemoChild, 'session'> & { session: string },
  { from, index }: { from: string; index: number },
): Promise<void> {
  const { firstName, name, age, guardian, session, kitSize, locale = 'fr', then, note } = entry;
  const clock = app.get(Clock);
  const number = String(index + 1).padStart(2, '0');
  const birthDate = addMonths(from, -12 * age - 1 - (index % 11));
  await clock.at(
    plusMinutes(clock.now(), -60 * HOURS_BETWEEN * (CHILDREN.length - index)),
    async () => {
      const { reference } = await app.get(RegistrationsService).receive(
        {
          child: { firstName, name, birthDate },
          guardian: {
            fullName: guardian,
            phone: `+2126000002${number}`,
            email: `famille${number}@familles.test`,
          },
          session,
          kitSize,
          acceptConditions: true,
        },
        locale,
        'demo',
      );
      if (then ?? note)
        await app
          .get(RegistrationsStaffService)
          .update(reception, reference, { status: then, note });
    },
  );
}
