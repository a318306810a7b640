import { Injectable } from '@nestjs/common';
import { canFollow, isLive } from '@five/shared/bookings/bookings.codes';
import { isOtherMatch } from '@five/shared/bookings/reminders.rules';
import type { BookingCause } from '@five/shared/realtime/topics';
import { Audit } from '../platform/audit/audit.ts';
import { Clock } from '../platform/clock/clock.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { Proofs } from '../payments/proofs.service.ts';
import { Outbox, type OutboxEntry } from '../platform/outbox/outbox.ts';
import { Occupancies } from '../slots/occupancies.ts';
import type { BookingRecord } from './booking-record.ts';
import { type BookingUpdate, BookingStore } from './booking-store.ts';
import { BookingListeners } from './booking-listeners.ts';
import { BookingsEvents } from './bookings.events.ts';
import {
  type BookingMessage,
  messagesOf,
  reminderEvents,
  reminderOf,
  tomorrowEvents,
  tomorrowOf,
} from './bookings.mails.ts';

/** Actor and reason of a transition, and its notifications. */
export interface Transition {
  /** The user's reference; null for a scheduled job. */
  actor: string | null;
  act: string;
  cause: BookingCause;
  reason?: string | null;
  changed?: Record<string, unknown>;
  message?: BookingMessage;
  parameters?: Record<string, unknown>;
  /**
   * What happens to a pending proof when the booking no longer awaits one; undefined closes it
   * without a decision.
   */
  proof?: 'accepted';
}

const CHANGES_REMINDER: readonly BookingCause[] = ['moved', 'changed', 'under_review'];
const REVIEW_IS_OVER = { reviewedSince: null, pausedHoldEndsAt: null } as const;

/**
 * Applies every change of an existing booking: its row, its occupancy, the audit entry, queued
 * messages and realtime events.
 */
@Injectable()
export class BookingTransitions {
  constructor(
    private readonly store: BookingStore,
    private readonly occupancies: Occupancies,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly events: BookingsEvents,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
    private readonly proofs: Proofs,
    private readonly listeners: BookingListeners,
  ) {}

  /** `record` is locked. Returns the booking after the transition. */
  async apply(
    tx: Tx,
    record: BookingRecord,
    asked: BookingUpdate,
    step: Transition,
  ): Promise<BookingRecord> {
    const { status = record.status } = asked;
    if (status !== record.status && !canFollow(record.status, status))
      throw new Error(`a ${record.status} booking cannot become ${status}`);
    const decided = record.reviewedSince !== null && status !== 'pending';
    const after = await this.store.update(
      tx,
      record,
      decided ? { ...asked, ...REVIEW_IS_OVER } : asked,
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
    if (record.status === 'pending') await this.renewReminder(tx, after, step);
    const messages = step.message
      ? messagesOf(step.message, after, {
          parameters: { reason: step.reason ?? '', ...step.parameters },
        })
      : [];
    await this.outbox.write(tx, [...messages, ...(await this.renewTomorrow(tx, record, after))]);
    await this.listeners.notify(tx, { before: record, after, actor: step.actor });
    this.events.emit(tx, after, step.cause);
    return after;
  }

  /** Queues the reminder again for the changed booking, or withdraws it. */
  private async renewReminder(tx: Tx, after: BookingRecord, { cause }: Transition): Promise<void> {
    if (after.status === 'pending' && !CHANGES_REMINDER.includes(cause)) return;
    await this.outbox.withdraw(tx, reminderEvents(after.reference));
    if (after.status === 'pending')
      await this.outbox.write(tx, reminderOf(after, this.clock.now()));
  }

  /**
   * Withdraws the reminder of a match that was cancelled or changed, and queues the one that fits
   * the new state.
   */
  private async renewTomorrow(
    tx: Tx,
    before: BookingRecord,
    after: BookingRecord,
  ): Promise<OutboxEntry[]> {
    const stood = before.status === 'confirmed';
    const stands = after.status === 'confirmed';
    if (stood === stands && !(stands && isOtherMatch(before, after))) return [];
    if (stood && (stands || !isLive(after.status)))
      await this.outbox.withdraw(tx, tomorrowEvents(before.reference));
    return stands ? tomorrowOf(after, this.clock.now(), this.venueClock) : [];
  }

  /** Releases the pitch of a booking that ended; a confirmed one keeps it without an expiry. */
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
