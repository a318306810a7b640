import { Injectable } from '@nestjs/common';
import { holdEnd, type OpenPeriod, unlessLapsed } from '@five/shared/bookings/holds.rules';
import { openingPeriods } from '@five/shared/slots/opening.rules';
import { addDays } from '@five/shared/time/wall-time';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import type { VenueRules } from '../../settings/venue-rules.ts';
import { PackHours } from '../../subscriptions/pack-hours.ts';
import type { SubscriptionRecord } from '../../subscriptions/subscription-record.ts';
import { hoursFor } from '../paid-hours.ts';
import type { WantedSlot } from '../slot-requests.ts';

// Number of opening days that are read: yesterday, whose hours may last past midnight, and the
// seven days from today on.
const DAYS_AHEAD = 8;

/** A new booking that a pack pays for. */
export interface PackBooking {
  customerId: number;
  slot: WantedSlot;
  /** Reference of the booking that the pack pays for. */
  booking: string;
  actor: string;
}

/**
 * A new booking, before it is decided whether pack hours pay for it or a hold reserves its slot.
 */
export interface UnguaranteedBooking extends PackBooking {
  byPack: boolean;
  /** Whether the booking is confirmed at once, without a hold. */
  isConfirmed: boolean;
  now: Date;
}

/**
 * Determines how a new booking is guaranteed: by the hours of a pack, or by a hold until it is
 * paid.
 */
@Injectable()
export class BookingGuarantees {
  constructor(
    private readonly packs: PackHours,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {}

  /** The current instant, used as the time of creation. */
  now(): Date {
    return this.clock.now();
  }

  /** Locks the customer's packs, at the position of packs in the global lock order. */
  lockPacks(tx: Tx, customerId: number): Promise<void> {
    return this.packs.lock(tx, customerId);
  }

  /**
   * Uses the hours of a pack for a booking.
   * @throws DomainError BOOKING_NO_PACK
   */
  usePack(tx: Tx, { customerId, slot, booking, actor }: PackBooking): Promise<SubscriptionRecord> {
    return this.packs.use(tx, customerId, { ...hoursFor(slot), booking, actor });
  }

  /**
   * Secures a new booking. Returns the pack whose hours pay for it, or the end of its hold; both
   * are null if the booking is confirmed at once.
   * @throws as `usePack`
   */
  async guarantee(
    tx: Tx,
    booking: UnguaranteedBooking,
  ): Promise<{ pack: SubscriptionRecord | null; holdExpiresAt: Date | null }> {
    if (booking.byPack) return { pack: await this.usePack(tx, booking), holdExpiresAt: null };
    return {
      pack: null,
      holdExpiresAt: booking.isConfirmed ? null : this.holdEnd(booking.slot, booking.now),
    };
  }

  /** The end of the hold of a new booking; null if the hold would end at once. */
  holdEnd(slot: WantedSlot, now: Date): Date | null {
    const { start, venue } = slot;
    const { holdMinutes, holdsWhileOpenOnly } = venue;
    const open = holdsWhileOpenOnly ? { open: this.openFromNow(venue) } : {};
    return unlessLapsed(holdEnd({ now, start, holdMinutes, ...open }), now);
  }

  /**
   * The desk's opening hours as instants, from yesterday's opening day on, because yesterday's
   * opening hours may last past midnight.
   */
  private openFromNow(venue: VenueRules): OpenPeriod[] {
    const yesterday = addDays(this.venueClock.today(), -1);
    const periods = Array.from({ length: DAYS_AHEAD }, (_, day) =>
      openingPeriods(addDays(yesterday, day), venue),
    ).flat();
    return periods.flatMap((period) => {
      const [start, end] = [
        this.venueClock.instantOf(period.start),
        this.venueClock.instantOf(period.end),
      ];
      return start && end ? [{ start, end }] : [];
    });
  }
}
