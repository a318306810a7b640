import { Injectable } from '@nestjs/common';
import type { MovesAnswer } from '@five/shared/bookings/bookings.contract';
import { moveProblem } from '@five/shared/bookings/changes.rules';
import { lastMoveDay } from '@five/shared/bookings/moves.rules';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { VenueSettings } from '../../settings/venue-settings.ts';
import { AvailabilityDays } from '../../slots/availability-days.ts';
import { BookingsQueries } from '../bookings.queries.ts';
import { BookingTimings } from '../record/booking-timing.ts';
import { MoveOffers } from './move-offers.ts';

/**
 * Reads the slots of an opening day to which a booking can move. The days up to the booking's own
 * day are offered, even if they are past the booking horizon.
 */
@Injectable()
export class MovesQueries {
  constructor(
    private readonly bookings: BookingsQueries,
    private readonly days: AvailabilityDays,
    private readonly offers: MoveOffers,
    private readonly timings: BookingTimings,
    private readonly settings: VenueSettings,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * The slots to which a booking can move on a day.
   * @throws DomainError NOT_FOUND, AVAILABILITY_BEYOND_HORIZON
   */
  async of(reference: string, query: RawQuery): Promise<MovesAnswer> {
    const record = await this.bookings.record(reference, null);
    if (!record) throw new DomainError('NOT_FOUND');
    const venue = await this.settings.current();
    const last = lastMoveDay(record, { ...venue, opening: venue }, this.venueClock.now());
    const { date } = await this.days.read({ date: query['date'] }, last);
    if (moveProblem(this.timings.of(record))) return { date, slots: [] };
    return { date, slots: await this.offers.on(record, { date, days: 1 }) };
  }
}
