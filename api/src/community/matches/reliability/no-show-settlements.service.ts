import { Injectable } from '@nestjs/common';
import type { SettleNoShowDisputeRequest } from '@five/shared/community/no-shows/no-shows.requests';
import { BookingsService } from '../../../bookings/change/bookings.service.ts';
import { BookingLocks } from '../../../bookings/record/booking-locks.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { type Tx, Transactions } from '../../../platform/database/transactions.ts';
import { codeRefused, DomainError, fieldRefused } from '../../../platform/http/domain-error.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { NoShowDisputeStore } from './no-show-dispute-store.ts';
import { NoShowDispute } from './no-show-dispute.entity.ts';
import { noShowMessages } from './no-show-messages.ts';
import { type Seat, SeatNoShowStore } from './seat-no-show-store.ts';

/** The desk settles disputes of no-shows. */
@Injectable()
export class NoShowSettlements {
  constructor(
    private readonly transactions: Transactions,
    private readonly bookingLocks: BookingLocks,
    private readonly bookings: BookingsService,
    private readonly disputes: NoShowDisputeStore,
    private readonly seats: SeatNoShowStore,
    private readonly outbox: Outbox,
  ) {}

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
      const { record, timing } = locked;
      const seat = await seatOf(tx, dispute);
      if (outcome === 'accepted')
        return seat
          ? this.seats.revoke(tx, record, seat, { actor, reason })
          : this.bookings.revokeNoShow(tx, locked, { actor, reason });
      if (reason === undefined) throw fieldRefused('NO_SHOW_REASON_REQUIRED', 'reason');
      await this.disputes.settle(tx, record, dispute, { outcome, actor, note: reason });
      const refused = { ...record, ...(seat && { seat, at: timing.now }) };
      await this.outbox.write(tx, noShowMessages('noShowKept', refused, reason));
    });
  }
}

/** The seat of a dispute; null for that of a whole booking. */
async function seatOf(tx: Tx, { personId }: NoShowDispute): Promise<Seat | null> {
  const [seat] = personId === null ? [] : await tx.query<Seat[]>(SEAT, [personId]);
  return seat ?? null;
}

const BOOKING_OF = `select b.reference as booking from no_show_disputes d
  join bookings b on b.id = d.booking_id where d.reference = $1`;
const SEAT = `select p.id, p.reference, u.reference as user from match_people p
  left join customers c on c.id = p.customer_id left join users u on u.id = c.user_id
  where p.id = $1`;
