import type { DeskBookingRequest } from '@five/shared/bookings/create-booking.calls';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { plusMinutes } from '@five/shared/time/instant';
import { addDays, addMinutes, timeOfWall } from '@five/shared/time/wall-time';
import { BookingsService } from '../bookings/change/bookings.service.ts';
import { ExpiryService } from '../bookings/expire/expiry.service.ts';
import { Reservations } from '../bookings/create/reservations.service.ts';
import { DeskPayments } from '../desk/payments.staff.service.ts';
import type { Caller } from '../platform/access/caller.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { demoCaller } from './callers.ts';
import { CALLERS } from './people/callers-list.ts';
import type { DemoBooking, DemoOutcome, SeedEvent } from './venue-week/demo-booking.ts';
import { seatEventsOf } from './venue-week/seat-events.ts';

const RECEPTION = 'reception@demo.test';
const LOCALE = 'fr';

/** The actions of a booking, from its creation to its last state. */
export function seedEventsOf(app: NestFastifyApplication, seed: DemoBooking): SeedEvent[] {
  const bookingSeeder = new BookingSeeder(app, seed);
  const made = plusMinutes(bookingSeeder.start, -60 * seed.ahead);
  return [
    { at: made, act: () => bookingSeeder.make() },
    ...seed.fates.map((fate) => ({
      at: bookingSeeder.momentOf(fate, made),
      act: () => bookingSeeder.apply(fate),
    })),
    ...seatEventsOf(app, seed.seats ?? [], {
      made,
      start: bookingSeeder.start,
      token: () => bookingSeeder.matchToken(),
    }),
  ];
}

/** Event that creates a pending booking, `minutesAgo` minutes before `now`. */
export function justNow(
  app: NestFastifyApplication,
  { minutesAgo, ...seed }: Omit<DemoBooking, 'ahead' | 'fates'> & { minutesAgo: number },
  now: Date,
): SeedEvent {
  const bookingSeeder = new BookingSeeder(app, { ...seed, ahead: 0, fates: [] });
  return { at: plusMinutes(now, -minutesAgo), act: () => bookingSeeder.make() };
}

class BookingSeeder {
  readonly start: Date;
  private readonly wall: string;
  private booking: BookingAnswer | null = null;

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly demo: DemoBooking,
  ) {
    const clock = app.get(VenueClock);
    // An hour after midnight belongs to the previous opening day, so its calendar date is one day
    // later.
    const date = addDays(clock.today(), demo.day + (demo.at < '09:00' ? 1 : 0));
    this.wall = `${date}T${demo.at}`;
    this.start =
      clock.instantOf(this.wall) ?? clock.instantOf(addMinutes(this.wall, 60)) ?? new Date(NaN);
  }

  /**
   * Creates the booking as the player. A booking of a customer without a login is created as the
   * reception.
   */
  async make(): Promise<void> {
    const caller = CALLERS.find(({ fullName }) => fullName === this.demo.customer);
    const by = await demoCaller(this.app, caller ? RECEPTION : this.demo.customer);
    const customer = caller && { name: caller.fullName, phone: caller.phone };
    const { data } = await this.app
      .get(Reservations)
      .reserve(by, { ...this.wish(), ...(customer && { customer }) }, null, LOCALE);
    this.booking = data;
  }

  /** Token of the match of the booking; null before the booking is created. */
  matchToken(): string | null {
    return this.booking?.match.path.replace('/m/', '') ?? null;
  }

  momentOf(fate: DemoOutcome, made: Date): Date {
    const { hours, method } = this.demo;
    const moments: Record<DemoOutcome, Date> = {
      confirmed: plusMinutes(made, 20),
      paid: method === 'transfer' ? plusMinutes(made, 45) : plusMinutes(this.start, -5),
      'partly paid': plusMinutes(this.start, -5),
      cancelled: plusMinutes(made, 180),
      'cancelled by the desk': plusMinutes(this.start, -20 * 60),
      expired: plusMinutes(made, 61),
      'did not come': plusMinutes(this.start, hours * 60 + 10),
    };
    return moments[fate];
  }

  async apply(fate: DemoOutcome): Promise<void> {
    if (!this.booking) return;
    const { reference, totalCents } = this.booking;
    const reception = await demoCaller(this.app, RECEPTION);
    const bookings = this.app.get(BookingsService);
    const acts: Record<DemoOutcome, () => Promise<unknown>> = {
      confirmed: () => bookings.confirm(reception, reference),
      paid: () => this.pay(reception, totalCents),
      'partly paid': () => this.pay(reception, totalCents / 2),
      cancelled: async () =>
        bookings.cancel(await demoCaller(this.app, this.demo.customer), reference, {}),
      'cancelled by the desk': () =>
        bookings.cancel(reception, reference, { reason: 'Fuite au plafond du terrain' }),
      expired: () => this.app.get(ExpiryService).expirePending(),
      'did not come': () => bookings.markNoShow(reception, reference, true),
    };
    await acts[fate]();
  }

  private pay(by: Caller, amountCents: number): Promise<unknown> {
    const { reference } = this.booking ?? {};
    return this.app
      .get(DeskPayments)
      .take(by, { booking: reference, amountCents, method: this.demo.method }, null, LOCALE);
  }

  private wish(): DeskBookingRequest {
    const { pitch, method, hours, note } = this.demo;
    return {
      date: this.wall.slice(0, 10),
      startTime: timeOfWall(this.wall),
      endTime: timeOfWall(addMinutes(this.wall, hours * 60)),
      pitch,
      paymentMethod: method,
      acceptRules: true,
      ...(note !== undefined && { note }),
    };
  }
}
