import type { BookingAnswer, CreateBookingInput } from '@five/shared/bookings/bookings.contract';
import { addDays } from '@five/shared/time/wall-time';
import { VenueClock } from '../src/platform/clock/venue-clock.ts';
import type { Person } from './people.ts';
import type { World } from './world.ts';

const PITCHES = ['P1', 'P2', 'P3'];
export const HOUR_CENTS = 30_000;
export const TWO_HOURS_CENTS = 55_000;

/** Opens the venue as an admin would: three pitches, a price for one hour and one for two. It is open from nine to one at night as every new venue. */
export async function openVenue(world: World): Promise<void> {
  const { http } = await world.admin();
  for (const [position, code] of PITCHES.entries()) {
    await http.post('/api/pitches').send({ code, name: { fr: `Terrain ${position + 1}` }, displayOrder: position + 1 }).expect(201);
  }
  await http.post('/api/pricings').send({ type: 'session', name: { fr: 'Une heure' }, durationMinutes: 60, totalCents: HOUR_CENTS }).expect(201);
  await http.post('/api/pricings').send({ type: 'session', name: { fr: 'Deux heures' }, durationMinutes: 120, totalCents: TWO_HOURS_CENTS }).expect(201);
}

/** The venue's calendar date so many days from the world's now. */
export function day(world: World, ahead: number): string {
  return addDays(world.app.get(VenueClock).today(), ahead);
}

/** An hour in three days, paid in cash; changed as said. */
export function slot(world: World, changes: Partial<CreateBookingInput> = {}): CreateBookingInput {
  return { date: day(world, 3), startTime: '19:00', endTime: '20:00', pitch: 'P1', paymentMethod: 'cash', acceptRules: true, ...changes };
}

/** A booking of this person, made over HTTP. */
export async function book(world: World, person: Person, changes: Partial<CreateBookingInput> = {}): Promise<BookingAnswer> {
  const { body } = await person.http.post('/api/bookings').send(slot(world, changes)).expect(201);
  return (body as { data: BookingAnswer }).data;
}
