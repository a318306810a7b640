import { Injectable } from '@nestjs/common';
import { unlessLapsed } from '@five/shared/bookings/holds.rules';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { PackHours } from '../../subscriptions/pack-hours.ts';
import type { SubscriptionRecord } from '../../subscriptions/subscription-record.ts';
import { Holds } from '../holds.ts';
import { hoursFor } from '../paid-hours.ts';
import type { WantedSlot } from '../slot-requests.ts';

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
    private readonly holds: Holds,
    private readonly clock: Clock,
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
    return unlessLapsed(this.holds.endFor(slot, now), now);
  }
}
