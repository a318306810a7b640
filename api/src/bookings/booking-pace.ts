import { Injectable } from '@nestjs/common';
import { type Caller, isStaff } from '../platform/access/caller.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { Limits } from '../platform/limits/limits.ts';
import { VenueSettings } from '../settings/venue-settings.ts';

/** Bookings an hour for each that may be pending: 20 with the default of 2. Who books for ten friends stays below. */
const AN_HOUR_PER_PENDING = 10;

/** Keeps one player from booking and cancelling all day, which shows others a full evening. The desk is not slowed. */
@Injectable()
export class BookingPace {
  constructor(private readonly limits: Limits, private readonly settings: VenueSettings) {}

  /** In the booking's transaction, since what came to nothing was no booking. @throws DomainError BOOKING_TOO_OFTEN (429) */
  async count(tx: Tx, by: Caller): Promise<void> {
    if (isStaff(by)) return;
    const { maxPending } = await this.settings.current();
    await this.limits.takeWith(tx, 'bookings.create', by.reference, { points: AN_HOUR_PER_PENDING * maxPending, seconds: 3600, code: 'BOOKING_TOO_OFTEN' });
  }
}
