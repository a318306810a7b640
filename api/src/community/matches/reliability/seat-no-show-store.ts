import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import type { BookingRecord } from '../../../bookings/record/booking-record.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/database/transactions.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { MatchPerson } from '../match-person.entity.ts';
import { NoShowDisputeStore } from './no-show-dispute-store.ts';
import { NoShowDispute } from './no-show-dispute.entity.ts';
import { noShowMessages } from './no-show-messages.ts';

/** The seat of a person, whose login (`user`) is null for a guest. */
export interface Seat {
  id: number;
  reference: string;
  user: string | null;
}

/**
 * Writes the no-shows of single seats of a locked booking. The player is notified of each; one that
 * is revoked accepts its dispute.
 */
@Injectable()
export class SeatNoShowStore {
  constructor(
    private readonly disputes: NoShowDisputeStore,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async mark(tx: Tx, booking: BookingRecord, seat: Seat): Promise<void> {
    const at = this.clock.now();
    await tx.update(MatchPerson, { id: seat.id }, { noShowAt: at });
    await this.outbox.write(tx, noShowMessages('noShowRecorded', { ...booking, seat, at }));
  }

  async revoke(
    tx: Tx,
    booking: BookingRecord,
    seat: Seat,
    { actor, reason }: { actor: string; reason?: string | undefined },
  ): Promise<void> {
    const at = this.clock.now();
    await tx.update(MatchPerson, { id: seat.id }, { noShowAt: null });
    await this.outbox.write(tx, noShowMessages('noShowRevoked', { ...booking, seat, at }));
    const present = { personId: seat.id, state: Not('accepted' as const) };
    const dispute = await tx.findOneBy(NoShowDispute, present);
    if (dispute)
      await this.disputes.settle(tx, booking, dispute, {
        outcome: 'accepted',
        actor,
        note: reason ?? null,
      });
  }
}
