import type {
  DeskBookingRequest,
  DeskUpdateBookingRequest,
} from '@five/shared/bookings/bookings.requests';
import { Injectable } from '@nestjs/common';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { Locale } from '@five/shared/locales/locale';
import type { Caller } from '../platform/access/caller.ts';
import { WriteResult } from '../platform/http/write-result.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../platform/idempotency/idempotency.ts';
import { Alternatives } from './alternatives.ts';
import { BookingChanges } from './booking-changes.ts';
import { bookingAnswer } from './booking-record.ts';
import { BookingRateLimit } from './booking-rate-limit.ts';
import { SlotTakenError } from './slot-allocator.ts';
import { BookingCreator } from './booking-creator.ts';

/** Books slots for a player, or for a customer on the phone, and moves bookings. */
@Injectable()
export class Reservations {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly creator: BookingCreator,
    private readonly changes: BookingChanges,
    private readonly alternatives: Alternatives,
    private readonly rateLimit: BookingRateLimit,
  ) {}

  async reserve(
    by: Caller,
    input: DeskBookingRequest,
    idempotency: IdempotencyContext | null,
    locale: Locale,
  ): Promise<WriteResult<BookingAnswer>> {
    return this.orSuggestAlternatives(
      this.transactions.runOnce(idempotency, async (tx) => {
        await this.rateLimit.count(tx, by);
        const record = await this.creator.reserve(tx, by, input);
        return WriteResult.of(
          record.status === 'pending' ? 'bookings.reserved' : 'bookings.confirmedAtOnce',
          bookingAnswer(record, locale),
        );
      }),
    );
  }

  /** Moves a booking, or changes its add-ons or its note. */
  async change(by: Caller, reference: string, input: DeskUpdateBookingRequest): Promise<void> {
    await this.orSuggestAlternatives(
      this.transactions.run((tx) => this.changes.change(tx, by, reference, input)),
    );
  }

  /**
   * Returns the result of a transaction. If it was rolled back because the slot is taken, the error
   * lists free slots nearby.
   */
  async orSuggestAlternatives<T>(transaction: Promise<T>): Promise<T> {
    try {
      return await transaction;
    } catch (error) {
      throw error instanceof SlotTakenError ? await this.alternatives.refusal(error) : error;
    }
  }
}
