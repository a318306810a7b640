import { Injectable } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import type { NotificationAnswer } from '@five/shared/notifications/notifications.contract';
import { isReference } from '@five/shared/references/reference';
import { Clock } from '../clock/clock.ts';
import { Transactions } from '../database/transactions.ts';
import { DomainError } from '../http/domain-error.ts';
import { Live } from '../live/live.ts';
import type { DueMessage } from '../outbox/outbox-queue.ts';
import { Recipients } from '../outbox/recipients.ts';
import {
  NOTICE_COLUMNS,
  NOTICE_OWN_AND_DUE,
  type NoticeRow,
  NoticesQueries,
} from './notices.queries.ts';
import { Unread } from './unread.ts';

/** Marks notifications as read, and pushes new ones to a user's browsers. */
@Injectable()
export class Notices {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly queries: NoticesQueries,
    unread: Unread,
    private readonly recipients: Recipients,
    private readonly live: Live,
  ) {
    unread.register('notifications', (user) => queries.countUnread(user));
    live.onRead('/me', 'unread', (user) => unread.of(user));
  }

  /** @throws DomainError NOT_FOUND (404) unless it is the user's own and due */
  async read(user: string, reference: string, locale: Locale): Promise<NotificationAnswer> {
    if (!isReference('N', reference)) throw new DomainError('NOT_FOUND');
    const row = await this.transactions.run(async (tx) => {
      const [read] = await tx.query<NoticeRow[]>(READ, [user, this.clock.now(), reference]);
      if (!read) throw new DomainError('NOT_FOUND');
      this.live.tellRead(tx, '/me', user, 'unread');
      return read;
    });
    return this.queries.answerOf(row, locale);
  }

  async readAll(user: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.query(
        `update outbox n set read_at = $2 where ${NOTICE_OWN_AND_DUE} and n.read_at is null`,
        [user, this.clock.now()],
      );
      this.live.tellRead(tx, '/me', user, 'unread');
    });
  }

  /** Pushes a due notification to its user. */
  async announce({ recipient, reference, template, parameters, dueAt }: DueMessage): Promise<void> {
    const addressee = await this.recipients.find(recipient, null);
    if (!addressee) return;
    const text = this.queries.textOf({ template, parameters }, addressee.locale);
    this.live.tellNow('/me', recipient, 'notification', {
      reference,
      text,
      createdAt: dueAt.toISOString(),
    });
    await this.live.tellReadNow('/me', recipient, 'unread');
  }
}

const READ = `
  with n as (
    update outbox n set read_at = coalesce(n.read_at, $2) where ${NOTICE_OWN_AND_DUE} and n.reference = $3 returning n.*
  ) select ${NOTICE_COLUMNS} from n`;
