import { Injectable } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import type { NotificationAnswer } from '@five/shared/notifications/notifications.contract';
import { isReference } from '@five/shared/references/reference';
import { Clock } from '../clock/clock.ts';
import { Transactions } from '../database/transactions.ts';
import { DomainError } from '../http/domain-error.ts';
import { Realtime } from '../realtime/realtime.ts';
import { Delivery } from '../outbox/delivery.ts';
import type { DueMessage } from '../outbox/outbox-queue.ts';
import {
  NOTIFICATION_COLUMNS,
  OWN_AND_DUE_NOTIFICATIONS,
  type NotificationRow,
  NotificationsQueries,
} from './notifications.queries.ts';
import { Unread } from './unread.ts';

/** Marks notifications as read, and sends new notifications to a user's browsers. */
@Injectable()
export class Notifications {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly queries: NotificationsQueries,
    unread: Unread,
    delivery: Delivery,
    private readonly realtime: Realtime,
  ) {
    delivery.onNotificationDue((message, { locale }) => this.announce(message, locale));
    unread.register('notifications', (user) => queries.countUnread(user));
    realtime.onRead('/me', 'unread', (user) => unread.of(user));
  }

  /**
   * Marks a notification as read and returns it.
   * @throws DomainError NOT_FOUND (404) unless the notification belongs to the user and is due
   */
  async read(user: string, reference: string, locale: Locale): Promise<NotificationAnswer> {
    if (!isReference('N', reference)) throw new DomainError('NOT_FOUND');
    const row = await this.transactions.run(async (tx) => {
      const [read] = await tx.query<NotificationRow[]>(READ, [user, this.clock.now(), reference]);
      if (!read) throw new DomainError('NOT_FOUND');
      this.realtime.broadcastAfterCommit(tx, '/me', user, 'unread');
      return read;
    });
    return this.queries.answerOf(row, locale);
  }

  async readAll(user: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.query(
        `update outbox n set read_at = $2 where ${OWN_AND_DUE_NOTIFICATIONS} and n.read_at is null`,
        [user, this.clock.now()],
      );
      this.realtime.broadcastAfterCommit(tx, '/me', user, 'unread');
    });
  }

  /** Sends the text of a due notification and the new unread counts to the user's open browsers. */
  private async announce(
    { recipient, reference, template, parameters, dueAt }: DueMessage,
    locale: Locale,
  ): Promise<void> {
    const text = this.queries.texts.textOf({ template, parameters }, locale);
    this.realtime.emit('/me', recipient, 'notification', {
      reference,
      text,
      createdAt: dueAt.toISOString(),
    });
    await this.realtime.broadcast('/me', recipient, 'unread');
  }
}

const READ = `
  with n as (
    update outbox n set read_at = coalesce(n.read_at, $2)
    where ${OWN_AND_DUE_NOTIFICATIONS} and n.reference = $3 returning n.*
  ) select ${NOTIFICATION_COLUMNS} from n`;
