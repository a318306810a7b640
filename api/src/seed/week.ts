import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { BookingAnswer, BookingCustomerInput } from '@five/shared/bookings/bookings.contract';
import { addDays, addMinutes, periodOf, timeOfWall, wallOf } from '@five/shared/time/wall-time';
import { BookingsService } from '../bookings/bookings.service.ts';
import { ExpiryService } from '../bookings/expiry.service.ts';
import { Reservations } from '../bookings/reservations.service.ts';
import { DeskPayments } from '../desk/payments.staff.service.ts';
import type { Caller } from '../platform/access/caller.ts';
import { Clock } from '../platform/clock/clock.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { BlocksService } from '../slots/blocks.service.ts';
import { demoCaller } from './callers.ts';
import { CALLERS } from './people-list.ts';
import { BLOCKS, type Scene, SCENES } from './week-list.ts';

const HOUR_MS = 3_600_000;
const BOOKED_BEFORE_MS = 26 * HOUR_MS; // long enough ahead for a cancel in time

/** The bookings of the days around today, each made, paid or lost at its own moment, through the services that the desk uses. */
export async function loadWeek(app: NestFastifyApplication): Promise<void> {
  const story: Story = { app, today: app.get(VenueClock).today(), reception: await demoCaller(app, 'reception@demo.test') };
  for (const block of BLOCKS) {
    const date = addDays(story.today, block.day);
    await at(story, -BOOKED_BEFORE_MS, wallOf(date, block.startTime), () => app.get(BlocksService).create(story.reception, { ...block, date }));
  }
  for (const scene of SCENES) await play(story, scene);
}

interface Story {
  app: NestFastifyApplication;
  today: string;
  reception: Caller;
}

async function play(story: Story, scene: Scene): Promise<void> {
  const start = wallOf(addDays(story.today, scene.day), scene.startTime);
  const { reference, totalCents } = await at(story, -BOOKED_BEFORE_MS, start, () => reserve(story, scene, start));
  await at(story, -BOOKED_BEFORE_MS + HOUR_MS / 2, start, () => prepare(story, scene, reference, totalCents));
  await at(story, HOUR_MS / 4, start, () => settle(story, scene, reference, totalCents));
}

/** Does something at an instant told from the start of a match, or now where that is still to come. */
async function at<T>({ app }: Story, afterMs: number, start: string, work: () => Promise<T>): Promise<T> {
  const clock = app.get(Clock);
  const instant = app.get(VenueClock).instantOf(start) ?? clock.now();
  const moment = new Date(Math.min(instant.getTime() + afterMs, clock.now().getTime()));
  return clock.at(moment, work);
}

async function reserve({ app, reception }: Story, { who, method = 'cash', hours, pitch, note }: Scene, start: string): Promise<BookingAnswer> {
  const period = periodOf(start.slice(0, 10), timeOfWall(start), timeOfWall(addMinutes(start, hours * 60)));
  const slot = { date: period.start.slice(0, 10), startTime: timeOfWall(period.start), endTime: timeOfWall(period.end), pitch };
  const customer = callerNamed(who);
  const by = customer ? reception : await demoCaller(app, who);
  const { data } = await app.get(Reservations).reserve(by, { ...slot, paymentMethod: method, acceptRules: true, note, customer }, null, 'fr');
  return data;
}

function callerNamed(phone: string): BookingCustomerInput | undefined {
  const caller = CALLERS.find((one) => one.phone === phone);
  return caller && { name: caller.fullName, phone };
}

/** Soon after it was made: what the desk and the player do ahead of the match. */
async function prepare(story: Story, scene: Scene, reference: string, totalCents: number): Promise<void> {
  const { app, reception } = story;
  if (scene.ending === 'to_refund' || scene.ending === 'part') await take(story, scene, reference, scene.ending === 'part' ? totalCents / 2 : totalCents);
  if (scene.ending === 'to_refund' || scene.ending === 'cancelled') await app.get(BookingsService).cancel(await demoCaller(app, scene.who), reference);
  if (['paid', 'confirmed', 'no_show'].includes(scene.ending) && !callerNamed(scene.who)) await app.get(BookingsService).confirm(reception, reference);
}

/** At the match, or when the hold has run out. */
async function settle(story: Story, scene: Scene, reference: string, totalCents: number): Promise<void> {
  const { app, reception } = story;
  if (scene.ending === 'paid') await take(story, scene, reference, totalCents);
  if (scene.ending === 'no_show') await app.get(BookingsService).markNoShow(reception, reference, true);
  if (scene.ending === 'expired') await app.get(ExpiryService).expirePending();
}

async function take({ app, reception }: Story, { method = 'cash' }: Scene, booking: string, amountCents: number): Promise<void> {
  await app.get(DeskPayments).take(reception, { booking, amountCents, method }, null, 'fr');
}
