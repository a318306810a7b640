import type { DeskBookingRequest } from '@five/shared/bookings/create-booking.calls';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { addDays } from '@five/shared/time/wall-time';
import { VenueClock } from '../src/platform/clock/venue-clock.ts';
import type { Person } from './people.ts';
import type { World } from './world.ts';

/** The calendar date at the venue this many days after the current date of the test clock. */
export function day(world: World, ahead: number): string {
  return addDays(world.app.get(VenueClock).today(), ahead);
}

/**
 * Fields of a booking request for one hour in three days, paid in cash; `changes` override fields.
 */
export function slot(world: World, changes: Partial<DeskBookingRequest> = {}): DeskBookingRequest {
  return {
    date: day(world, 3),
    startTime: '19:00',
    endTime: '20:00',
    pitch: 'P1',
    paymentMethod: 'cash',
    acceptRules: true,
    ...changes,
  };
}

/** Creates a booking of this person over HTTP. */
export async function book(
  world: World,
  person: Person,
  changes: Partial<DeskBookingRequest> = {},
): Promise<BookingAnswer> {
  const { body } = await person.http.post('/api/bookings').send(slot(world, changes)).expect(201);
  return (body as { data: BookingAnswer }).data;
}
