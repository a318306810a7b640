import { Injectable } from '@nestjs/common';
import { type Caller, isStaff } from '../platform/access/caller.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { Limits } from '../platform/limits/limits.ts';
import { VenueSettings } from '../settings/venue-settings.ts';

/**
 * Bookings per hour for each pending booking that is allowed: 20 an hour with the default of 2
 * pending bookings. Ten bookings for a group of friends stay below this limit.
 */
const AN_HOUR_PER_PENDING = 10;

/**
 * Limits how often a player can book and cancel in a loop, which would make an evening appear full
 * to others. Staff are not limited.
 */
@Injectable()
export class BookingRateLimit {
  constructor(
    private readonly limits: Limits,
    private readonly settings: VenueSettings,
  ) {}

  /**
   * Counts a booking in its own transaction, so that a rolled-back booking does not count.
   * @throws DomainError BOOKING_TOO_OFTEN (429)
   */
  async count(tx: Tx, by: Caller): Promise<void> {
    if (isStaff(by)) return;
    const { maxPending } = await this.settings.current();
    await this.limits.takeWith(tx, 'bookings.create', by.reference, {
      points: AN_HOUR_PER_PENDING * maxPending,
      seconds: 3600,
      code: 'BOOKING_TOO_OFTEN',
    });
  }
}
