import { Injectable } from '@nestjs/common';
import type {
  BookingAnswer,
  CreateBookingInput,
  UpdateBookingInput,
} from '@five/shared/bookings/bookings.contract';
import type { Locale } from '@five/shared/locales/locale';
import type { Caller } from '../platform/access/caller.ts';
import { type Tx, Transactions } from '../platform/database/transactions.ts';
import type { DomainError } from '../platform/http/domain-error.ts';
import { Written } from '../platform/http/written.ts';
import { Idempotency, type Once } from '../platform/idempotency/idempotency.ts';
import { Alternatives } from './alternatives.ts';
import { BookingChanges } from './booking-changes.ts';
import { bookingAnswer } from './booking-record.ts';
import { BookingPace } from './booking-pace.ts';
import { Claims, SlotTaken } from './claims.ts';
import { Reserving } from './reserving.ts';

/** Books a slot for a player, or for a customer on the phone, and moves bookings. */
@Injectable()
export class Reservations {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly reserving: Reserving,
    private readonly changes: BookingChanges,
    private readonly alternatives: Alternatives,
    private readonly pace: BookingPace,
    private readonly claims: Claims,
  ) {}

  async reserve(
    by: Caller,
    input: CreateBookingInput,
    once: Once | null,
    locale: Locale,
  ): Promise<Written<BookingAnswer>> {
    return this.orElsewhere((tx) =>
      this.idempotency.written(tx, once, async () => {
        await this.pace.count(tx, by);
        const record = await this.reserving.reserve(tx, by, input);
        return Written.of(
          record.status === 'pending' ? 'bookings.reserved' : 'bookings.confirmedAtOnce',
          bookingAnswer(record, locale),
        );
      }),
    );
  }

  /** Moves a booking, or changes its add-ons or its note. */
  async change(by: Caller, reference: string, input: UpdateBookingInput): Promise<void> {
    await this.orElsewhere((tx) => this.changes.change(tx, by, reference, input));
  }

  /**
   * Runs `work`; if its slot is taken, the transaction is rolled back and the refusal lists free
   * slots nearby.
   */
  async orElsewhere<T>(work: (tx: Tx) => Promise<T>, once: Once | null = null): Promise<T> {
    try {
      return await this.transactions.run(work, once);
    } catch (error) {
      throw error instanceof SlotTaken ? await this.refusal(error) : error;
    }
  }

  private async refusal(taken: SlotTaken): Promise<DomainError> {
    if (taken.passedOn) await this.transactions.run((tx) => this.claims.endPassedOn(tx, taken));
    return this.alternatives.refusal(taken);
  }
}
