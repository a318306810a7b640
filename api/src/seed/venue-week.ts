import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { addDays } from '@five/shared/time/wall-time';
import { DataSource } from 'typeorm';
import { ExpiryService } from '../bookings/expire/expiry.service.ts';
import { Clock } from '../platform/clock/clock.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { VenueSettings } from '../settings/venue-settings.ts';
import { PitchBlocksService } from '../slots/pitch-blocks.service.ts';
import { demoCaller } from './callers.ts';
import { cashDays } from './cash-days.ts';
import { PACK_CASH_DAYS, packEvents } from './packs.ts';
import { justNow, seedEventsOf } from './venue-week-events.ts';
import type { SeedEvent } from './venue-week/demo-booking.ts';
import { BLOCKS, JUST_NOW, WEEK } from './venue-week/venue-week-list.ts';

const DAYS_BACK = 6;
/** The last seven opening days including today, in days from today (-6 to 0). */
const DAYS = Array.from({ length: DAYS_BACK + 1 }, (_, day) => day - DAYS_BACK);
const CLOSED_AT = '01:05'; // Wall time just after the last match of a night.

/**
 * Creates the bookings, pack orders, payments and cash sessions of a week around today. It calls
 * the services that users call, each at the time at which the action is dated.
 */
export async function loadWeek(app: NestFastifyApplication): Promise<void> {
  // After an interrupted load bookings may already exist, and this step is skipped.
  if (await isBegun(app)) return;
  // Loads the settings, which also sets the time zone of the venue's clock.
  await app.get(VenueSettings).current();
  const clock = app.get(Clock);
  const now = clock.now();
  const happenings = [
    ...WEEK.flatMap((seed) => seedEventsOf(app, seed)),
    ...JUST_NOW.map((seed) => justNow(app, seed, now)),
    ...nights(app),
    ...packEvents(app, now),
    ...cashDays(app, [...PACK_CASH_DAYS, ...DAYS]),
  ];
  const past = happenings
    .filter(({ at }) => at <= now)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, act } of past) await clock.at(at, act);
  await app.get(ExpiryService).completeEnded();
  await block(app);
}

async function isBegun(app: NestFastifyApplication): Promise<boolean> {
  return (await app.get(DataSource).query<unknown[]>('select from bookings limit 1')).length > 0;
}

/** Events that set the bookings of played matches to completed each night, after the last match. */
function nights(app: NestFastifyApplication): SeedEvent[] {
  const venueClock = app.get(VenueClock);
  return DAYS.map((day) => addDays(venueClock.today(), day)).flatMap((date) => {
    const at = venueClock.instantOf(`${date}T${CLOSED_AT}`);
    return at ? [{ at, act: async () => void (await app.get(ExpiryService).completeEnded()) }] : [];
  });
}

async function block(app: NestFastifyApplication): Promise<void> {
  const reception = await demoCaller(app, 'reception@demo.test');
  const today = app.get(VenueClock).today();
  for (const { day, ...seed } of BLOCKS)
    await app.get(PitchBlocksService).create(reception, { ...seed, date: addDays(today, day) });
}
