import { Injectable } from '@nestjs/common';
import { canFollow, isLive } from '@five/shared/bookings/bookings.codes';
import { Audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { Proofs } from '../../payments/proofs.service.ts';
import { Occupancies } from '../../slots/occupancies.ts';
import type { BookingRecord } from './booking-record.ts';
import { type BookingUpdate, BookingStore } from './booking-store.ts';
import { BookingPublisher, type Publication } from './booking-publisher.ts';

/** Actor and reason of a transition (a change of an existing booking), and the messages to send. */
export interface Transition extends Publication {
  /** Name of the change in the audit trail, such as `booking.cancel`. */
  act: string;
  changed?: Record<string, unknown>;
  /**
   * How a transfer proof that awaits a decision is recorded once the booking is no longer pending.
   * If undefined, the proof is recorded as closed without a decision.
   */
  proof?: 'accepted';
}

const REVIEW_IS_OVER = { reviewedSince: null, pausedHoldEndsAt: null } as const;

/**
 * Applies every change of an existing booking. It writes the booking's row, its occupancy and the
 * audit entry, queues messages, and sends realtime events.
 */
@Injectable()
export class BookingTransitions {
  constructor(
    private readonly store: BookingStore,
    private readonly occupancies: Occupancies,
    private readonly audit: Audit,
    private readonly proofs: Proofs,
    private readonly publisher: BookingPublisher,
  ) {}

  /**
   * Applies a transition to `record`, which the caller has locked. Returns the booking after the
   * transition.
   */
  async apply(
    tx: Tx,
    record: BookingRecord,
    changes: BookingUpdate,
    step: Transition,
  ): Promise<BookingRecord> {
    const { status = record.status } = changes;
    if (status !== record.status && !canFollow(record.status, status))
      throw new Error(`a ${record.status} booking cannot become ${status}`);
    const decided = record.reviewedSince !== null && status !== 'pending';
    const after = await this.store.update(
      tx,
      record,
      decided ? { ...changes, ...REVIEW_IS_OVER } : changes,
    );
    if (decided)
      await this.proofs.decide(
        tx,
        { kind: 'booking', reference: record.reference },
        { state: step.proof ?? 'closed', by: step.actor },
      );
    await this.updateOccupancy(tx, record, after);
    await this.audit.record(tx, {
      actor: step.actor,
      act: step.act,
      subjectKind: 'booking',
      subject: record.reference,
      from: record.status,
      to: after.status,
      reason: step.reason ?? null,
      changed: step.changed ?? null,
    });
    await this.publisher.publish(tx, record, after, step);
    return after;
  }

  /**
   * Releases the pitch if the change expires or cancels the booking. Otherwise the expiry of the
   * pitch occupancy follows the end of the hold; a confirmed booking has no expiry.
   */
  private async updateOccupancy(
    tx: Tx,
    before: BookingRecord,
    after: BookingRecord,
  ): Promise<void> {
    const holder = { kind: 'booking', holder: before.reference } as const;
    if (isLive(before.status) && !isLive(after.status)) await this.occupancies.release(tx, holder);
    else if (before.holdExpiresAt?.getTime() !== after.holdExpiresAt?.getTime())
      await this.occupancies.setLapse(tx, holder, after.holdExpiresAt);
  }
}
