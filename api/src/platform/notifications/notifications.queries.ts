import { Injectable } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { noticeKindOf } from '@five/shared/notifications/notifications.codes';
import type { NotificationAnswer } from '@five/shared/notifications/notifications.contract';
import { isReference, type ReferencePrefix } from '@five/shared/references/reference';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.ts';
import type { RawQuery } from '../lists/list-query.ts';
import type { ListSpecOf } from '../lists/list-spec.ts';
import { Lists } from '../lists/lists.ts';
import type { Page } from '../lists/page.ts';
import { NoticeTexts } from '../i18n/notice-texts.ts';
import { selectOf } from '../rows/columns.ts';
import { OutboxMessage } from '../outbox/outbox.entity.ts';

/** Data of a notification. Its text is rendered when it is read. */
export interface NotificationRow {
  reference: string;
  template: string;
  parameters: Record<string, unknown>;
  dueAt: Date;
  readAt: Date | null;
}

export const OWN_AND_DUE_NOTIFICATIONS =
  "n.channel = 'notice' and n.withdrawn_at is null and n.recipient = $1 and n.due_at <= $2";
export const NOTIFICATION_COLUMNS = selectOf(OutboxMessage, 'n', [
  'reference',
  'template',
  'parameters',
  'dueAt',
  'readAt',
]);
const LIST: ListSpecOf<'GET notifications'> = {
  name: 'notifications',
  select: `select ${NOTIFICATION_COLUMNS} from outbox n`,
  where: OWN_AND_DUE_NOTIFICATIONS,
  fields: {
    id: { sql: 'n.reference', kind: 'text' },
    booking: {
      sql: "coalesce(n.parameters ->> 'booking', n.parameters ->> 'reference')",
      kind: 'text',
    },
    read: { sql: '(n.read_at is not null)', kind: 'flag' },
  },
  search: ["lower(n.parameters ->> 'reference')"],
  sort: { createdAt: 'n.due_at', id: 'n.reference' },
  order: 'n.due_at desc',
  tieBreak: 'n.id',
};

/** A user's notifications, which are outbox rows that are due. */
@Injectable()
export class NotificationsQueries {
  constructor(
    private readonly source: DataSource,
    private readonly lists: Lists,
    private readonly clock: Clock,
    readonly texts: NoticeTexts,
  ) {}

  async list(user: string, query: RawQuery, locale: Locale): Promise<Page<NotificationAnswer>> {
    const page = await this.lists.read<NotificationRow>(LIST, query, [user, this.clock.now()]);
    return page.map((row) => this.answerOf(row, locale));
  }

  async countUnread(user: string): Promise<number> {
    const sql = `select count(*) as unread from outbox n
      where ${OWN_AND_DUE_NOTIFICATIONS} and n.read_at is null`;
    const [row] = await this.source.query<{ unread: number }[]>(sql, [user, this.clock.now()]);
    return row?.unread ?? 0;
  }

  answerOf(row: NotificationRow, locale: Locale): NotificationAnswer {
    return {
      id: row.reference,
      reference: row.reference,
      text: this.texts.textOf(row, locale),
      kind: noticeKindOf(row.template),
      booking: named('B', row.parameters.reference) ?? named('B', row.parameters.booking),
      subscription: named('S', row.parameters.reference),
      waiting: named('W', row.parameters.reference),
      series: named('SR', row.parameters.reference),
      discussion: named('D', row.parameters.reference),
      openMatch: named('OM', row.parameters.match),
      createdAt: row.dueAt.toISOString(),
      readAt: row.readAt?.toISOString() ?? null,
    };
  }
}

/**
 * Returns the reference of the notification's subject, taken from the parameter `reference`, if it
 * has this prefix.
 */
const named = (prefix: ReferencePrefix, reference: unknown) =>
  isReference(prefix, reference) ? reference : null;
