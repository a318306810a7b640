import { Injectable } from '@nestjs/common';
import { noShowDisputeProblem } from '@five/shared/community/no-shows/no-shows.rules';
import { dateOfWall } from '@five/shared/time/wall-time';
import { IsNull, Not } from 'typeorm';
import { BookingLocks, type LockedBooking } from '../../../bookings/record/booking-locks.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { VenueClock } from '../../../platform/clock/venue-clock.ts';
import type { Tx } from '../../../platform/database/transactions.ts';
import { codeRefused, DomainError } from '../../../platform/http/domain-error.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../../platform/idempotency/idempotency.ts';
import { MatchPerson } from '../match-person.entity.ts';
import { NoShowDisputeStore } from './no-show-dispute-store.ts';
import { NoShowDispute } from './no-show-dispute.entity.ts';

/** What is disputed: a booking (`personId` is null), or the seat of a person. */
interface Disputed {
  personId: number | null;
  isNoShow: boolean;
}

/** Players dispute no-shows. */
@Injectable()
export class NoShowDisputesService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly bookingLocks: BookingLocks,
    private readonly store: NoShowDisputeStore,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Disputes the no-show of an own booking, and returns the reference of the dispute.
   * @throws DomainError NOT_FOUND, NO_SHOW_NOT_MARKED, NO_SHOW_DISPUTED, NO_SHOW_DISPUTE_LATE
   */
  async dispute(
    by: Caller,
    booking: string,
    reason: string | null,
    idempotency: IdempotencyContext | null,
  ): Promise<string> {
    return this.transactions.runOnce(idempotency, async (tx) => {
      const locked = await this.bookingLocks.lock(tx, booking, by.customerId);
      if (!locked) throw new DomainError('NOT_FOUND');
      const isNoShow = locked.timing.status === 'no_show';
      return this.open(tx, locked, { personId: null, isNoShow }, { by, reason });
    });
  }

  /**
   * Disputes the no-show of an own seat, and returns the reference of the dispute.
   * @throws DomainError as `dispute`
   */
  async disputeSeat(
    by: Caller,
    seat: string,
    reason: string | null,
    idempotency: IdempotencyContext | null,
  ): Promise<string> {
    return this.transactions.runOnce(idempotency, async (tx) => {
      const [of] = await tx.query<{ booking: string }[]>(BOOKING_OF, [seat]);
      const locked = of && (await this.bookingLocks.lock(tx, of.booking));
      const own = { reference: seat, customerId: by.customerId };
      const person = locked && (await tx.findOneBy(MatchPerson, own));
      if (!locked || !person) throw new DomainError('NOT_FOUND');
      const isNoShow = person.noShowAt !== null;
      return this.open(tx, locked, { personId: person.id, isNoShow }, { by, reason });
    });
  }

  private async open(
    tx: Tx,
    { record }: LockedBooking,
    { personId, isNoShow }: Disputed,
    { by, reason }: { by: Caller; reason: string | null },
  ): Promise<string> {
    const problem = noShowDisputeProblem({
      isNoShow,
      isDisputed: await tx.existsBy(NoShowDispute, {
        bookingId: record.id,
        personId: personId ?? IsNull(),
        state: Not('accepted' as const),
      }),
      date: dateOfWall(record.start),
      today: this.venueClock.today(),
    });
    if (problem) throw codeRefused(problem);
    return this.store.open(tx, record, { actor: by.reference, reason, personId });
  }
}

const BOOKING_OF = `select b.reference as booking from match_people p
  join bookings b on b.id = p.booking_id where p.reference = $1`;
