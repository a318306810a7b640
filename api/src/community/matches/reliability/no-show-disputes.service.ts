import { Injectable } from '@nestjs/common';
import type { SettleNoShowDisputeRequest } from '@five/shared/community/no-shows/no-shows.requests';
import { noShowDisputeProblem } from '@five/shared/community/no-shows/no-shows.rules';
import { dateOfWall } from '@five/shared/time/wall-time';
import { Not } from 'typeorm';
import { BookingsService } from '../../../bookings/change/bookings.service.ts';
import { BookingLocks } from '../../../bookings/record/booking-locks.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { VenueClock } from '../../../platform/clock/venue-clock.ts';
import { codeRefused, DomainError, fieldRefused } from '../../../platform/http/domain-error.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../../platform/idempotency/idempotency.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { NoShowDisputeStore } from './no-show-dispute-store.ts';
import { NoShowDispute } from './no-show-dispute.entity.ts';
import { noShowMessages } from './no-show-messages.ts';

/** Players dispute no-shows, and the desk settles the disputes. */
@Injectable()
export class NoShowDisputesService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly bookingLocks: BookingLocks,
    private readonly bookings: BookingsService,
    private readonly store: NoShowDisputeStore,
    private readonly outbox: Outbox,
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
      const { record, timing } = locked;
      const present = { bookingId: record.id, state: Not('accepted' as const) };
      const problem = noShowDisputeProblem({
        isNoShow: timing.status === 'no_show',
        isDisputed: await tx.existsBy(NoShowDispute, present),
        date: dateOfWall(record.start),
        today: this.venueClock.today(),
      });
      if (problem) throw codeRefused(problem);
      return this.store.open(tx, record, { actor: by.reference, reason });
    });
  }

  /**
   * Settles an open dispute: accepted, it revokes the no-show, also after the hours in which staff
   * revoke one; refused, its player gets the reason.
   * @throws DomainError NOT_FOUND, NO_SHOW_DISPUTE_SETTLED, NO_SHOW_REASON_REQUIRED
   */
  async settle(
    { reference: actor }: Caller,
    reference: string,
    { outcome, reason }: SettleNoShowDisputeRequest,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      const [of] = await tx.query<{ booking: string }[]>(BOOKING_OF, [reference]);
      const locked = of && (await this.bookingLocks.lock(tx, of.booking));
      const dispute = locked && (await tx.findOneBy(NoShowDispute, { reference }));
      if (!locked || !dispute) throw new DomainError('NOT_FOUND');
      if (dispute.state !== 'open') throw codeRefused('NO_SHOW_DISPUTE_SETTLED');
      if (outcome === 'accepted') return this.bookings.revokeNoShow(tx, locked, { actor, reason });
      if (reason === undefined) throw fieldRefused('NO_SHOW_REASON_REQUIRED', 'reason');
      const { record } = locked;
      await this.store.settle(tx, record, dispute, { outcome, actor, note: reason });
      await this.outbox.write(tx, noShowMessages('noShowKept', record, reason));
    });
  }
}

const BOOKING_OF = `select b.reference as booking from no_show_disputes d
  join bookings b on b.id = d.booking_id where d.reference = $1`;
