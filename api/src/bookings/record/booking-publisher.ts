import { Injectable } from '@nestjs/common';
import { isLive } from '@five/shared/bookings/bookings.codes';
import { isOtherMatch } from '@five/shared/bookings/reminders.rules';
import type { BookingCause } from '@five/shared/realtime/topics';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { Outbox, type OutboxEntry } from '../../platform/outbox/outbox.ts';
import type { BookingRecord } from './booking-record.ts';
import {
  BookingsEvents,
  type BookingMessage,
  deskNoticeOf,
  messagesOf,
  reminderEvents,
  reminderOf,
  tomorrowEvents,
  tomorrowOf,
} from './booking-messages.ts';
import { BookingListeners } from './booking-listeners.ts';

/** Actor, cause and message of a change. */
export interface Publication {
  /** Reference of the acting user; null for a scheduled job. */
  actor: string | null;
  cause: BookingCause;
  reason?: string | null;
  message?: BookingMessage;
  parameters?: Record<string, unknown>;
}

const CHANGES_REMINDER: readonly BookingCause[] = ['moved', 'changed', 'under_review'];

/**
 * Publishes a stored change of a booking: queued messages and reminders, the listeners of higher
 * domains, and the realtime event.
 */
@Injectable()
export class BookingPublisher {
  constructor(
    private readonly outbox: Outbox,
    private readonly events: BookingsEvents,
    private readonly listeners: BookingListeners,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {}

  async publish(
    tx: Tx,
    before: BookingRecord,
    after: BookingRecord,
    { actor, cause, reason, message, parameters }: Publication,
  ): Promise<void> {
    if (before.status === 'pending') await this.renewReminder(tx, after, cause);
    const more = { parameters: { reason: reason ?? '', ...parameters } };
    const messages = message
      ? [...messagesOf(message, after, more), ...deskNoticeOf(message, after, more)]
      : [];
    await this.outbox.write(tx, [...messages, ...(await this.renewTomorrow(tx, before, after))]);
    await this.listeners.notify(tx, { before, after, actor });
    this.events.emit(tx, after, cause);
  }

  /**
   * Called after a booking was assigned to another customer: queues the reminder to that customer
   * and sends the realtime event. If the former customer had no login, no reminder was queued
   * before.
   */
  async publishToNewOwner(tx: Tx, record: BookingRecord): Promise<void> {
    const now = this.clock.now();
    await this.outbox.write(
      tx,
      record.status === 'pending'
        ? reminderOf(record, now)
        : tomorrowOf(record, now, this.venueClock),
    );
    this.events.emit(tx, record, 'changed');
  }

  /**
   * After a change of a pending booking, queues its reminder again; withdraws the reminder if the
   * booking is no longer pending.
   */
  private async renewReminder(tx: Tx, after: BookingRecord, cause: BookingCause): Promise<void> {
    if (after.status === 'pending' && !CHANGES_REMINDER.includes(cause)) return;
    await this.outbox.withdraw(tx, reminderEvents(after.reference));
    if (after.status === 'pending')
      await this.outbox.write(tx, reminderOf(after, this.clock.now()));
  }

  /**
   * Updates the reminder on the evening before a match. If the match is cancelled or changed, its
   * queued reminder is withdrawn. If it is still confirmed, a new reminder is returned.
   */
  private async renewTomorrow(
    tx: Tx,
    before: BookingRecord,
    after: BookingRecord,
  ): Promise<OutboxEntry[]> {
    const wasConfirmed = before.status === 'confirmed';
    const isConfirmed = after.status === 'confirmed';
    if (wasConfirmed === isConfirmed && !(isConfirmed && isOtherMatch(before, after))) return [];
    if (wasConfirmed && (isConfirmed || !isLive(after.status)))
      await this.outbox.withdraw(tx, tomorrowEvents(before.reference));
    return isConfirmed ? tomorrowOf(after, this.clock.now(), this.venueClock) : [];
  }
}
