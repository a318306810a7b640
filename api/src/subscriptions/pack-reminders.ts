import { Injectable } from '@nestjs/common';
import { isPlayable, reminderDays } from '@five/shared/subscriptions/subscriptions.rules';
import { addDays, wallOf } from '@five/shared/time/wall-time';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { Outbox } from '../platform/outbox/outbox.ts';
import type { SubscriptionRecord } from './subscription-record.ts';
import { messagesOf, reminderEvents } from './subscriptions.mails.ts';

// Wall time at which people read messages and can still book for the same evening.
const MORNING = '10:00';

/**
 * Reminders of hours that will expire. A reminder is queued when the pack becomes usable. It is
 * withdrawn when no hours are left or the pack is frozen.
 */
@Injectable()
export class PackReminders {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: VenueClock,
  ) {}

  async queue(tx: Tx, record: SubscriptionRecord): Promise<void> {
    const { validUntil, reference } = record;
    if (validUntil === null || !isPlayable(record)) return;
    const until = this.clock.instantOf(wallOf(addDays(validUntil, 1), '00:00')) ?? undefined;
    const entries = reminderDays(validUntil, this.clock.today()).flatMap(({ day, daysLeft }) => {
      const dueAt = this.clock.instantOf(wallOf(day, MORNING)) ?? undefined;
      return messagesOf('packExpiring', record, {
        event: `${reminderEvents(reference)}${daysLeft}:${validUntil}`,
        dueAt,
        until,
      });
    });
    await this.outbox.write(tx, entries);
  }

  /**
   * Updates the reminder after hours of a pack were used or returned: it is withdrawn without
   * remaining hours, and queued again when hours return.
   */
  async onPackChanged(
    tx: Tx,
    before: SubscriptionRecord,
    after: SubscriptionRecord,
  ): Promise<void> {
    if (after.remainingHours === 0) await this.withdraw(tx, after.reference);
    else if (before.remainingHours === 0) await this.queue(tx, after);
  }

  /** Updates the reminder after the pack was frozen or unfrozen, or its last day changed. */
  async renew(tx: Tx, record: SubscriptionRecord): Promise<void> {
    await this.withdraw(tx, record.reference);
    await this.queue(tx, record);
  }

  withdraw(tx: Tx, reference: string): Promise<void> {
    return this.outbox.withdraw(tx, reminderEvents(reference));
  }
}
