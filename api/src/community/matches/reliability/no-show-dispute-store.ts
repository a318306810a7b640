import { Injectable } from '@nestjs/common';
import type { NoShowOutcome } from '@five/shared/community/matches/reliability.codes';
import type { BookingRecord } from '../../../bookings/record/booking-record.ts';
import { Audit } from '../../../platform/audit/audit.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/database/transactions.ts';
import { Realtime } from '../../../platform/realtime/realtime.ts';
import { newReference } from '../../../platform/references.ts';
import { NoShowDispute } from './no-show-dispute.entity.ts';

/** A decision about a dispute. */
export interface NoShowDecision {
  outcome: NoShowOutcome;
  /** Reference of the acting user. */
  actor: string | null;
  /** Reason of a refusal; null: none. */
  note: string | null;
}

/**
 * Writes disputes of no-shows. Each change is in the history of its booking and is sent to the
 * desk.
 */
@Injectable()
export class NoShowDisputeStore {
  constructor(
    private readonly audit: Audit,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the dispute of a locked booking or of a seat in its match, and returns its reference.
   * The history does not repeat the player's words, which are deleted with the account.
   */
  async open(
    tx: Tx,
    booking: BookingRecord,
    { actor, reason, personId }: Pick<NoShowDispute, 'reason' | 'personId'> & { actor: string },
  ): Promise<string> {
    const reference = newReference('ND');
    await tx.insert(NoShowDispute, {
      reference,
      bookingId: booking.id,
      personId,
      reason,
      settledAt: null,
      settledBy: null,
      note: null,
      createdAt: this.clock.now(),
    });
    await this.publish(tx, booking, reference, { actor, act: 'booking.dispute' });
    return reference;
  }

  /** Stores the decision about a dispute of a locked booking. */
  async settle(
    tx: Tx,
    booking: BookingRecord,
    { id, reference }: NoShowDispute,
    { outcome, actor, note }: NoShowDecision,
  ): Promise<void> {
    const settledAt = this.clock.now();
    await tx.update(NoShowDispute, { id }, { state: outcome, settledAt, settledBy: actor, note });
    const act = outcome === 'accepted' ? 'booking.acceptDispute' : 'booking.refuseDispute';
    await this.publish(tx, booking, reference, { actor, act, reason: note });
  }

  private async publish(
    tx: Tx,
    booking: BookingRecord,
    reference: string,
    entry: Pick<Parameters<Audit['record']>[1], 'actor' | 'act' | 'reason'>,
  ): Promise<void> {
    const about = { subjectKind: 'booking', subject: booking.reference };
    await this.audit.record(tx, { ...entry, ...about });
    this.realtime.emitAfterCommit(tx, { namespace: '/desk', room: null }, 'dispute', { reference });
  }
}
