import { Injectable } from '@nestjs/common';
import type { ChannelState, MessageChannel } from '@five/shared/channels/channels.codes';
import type { ChannelMessageAnswer } from '@five/shared/channels/channels.contract';
import type { Locale } from '@five/shared/locales/locale';
import { NoticeTexts } from '../i18n/notice-texts.ts';
import type { RawQuery } from '../lists/list-query.ts';
import type { ListSpecOf } from '../lists/list-spec.ts';
import { Lists } from '../lists/lists.ts';
import type { Page } from '../lists/page.ts';
import { selectOf } from '../rows/columns.ts';
import { OutboxMessage } from './outbox.entity.ts';
import { Recipients } from './recipients.ts';

const FIELDS = [
  'reference',
  'recipient',
  'channel',
  'template',
  'parameters',
  'tries',
  'dueAt',
  'sentAt',
  'deliveredAt',
  'readAt',
] as const;

interface MessageRow extends Pick<OutboxMessage, (typeof FIELDS)[number]> {
  channel: MessageChannel;
  state: ChannelState;
  error: string | null;
}

const STATE = `case when o.read_at is not null then 'read' when o.delivered_at is not null then
  'delivered' when o.sent_at is not null then 'sent' when o.passed_to is not null then
  'passedOn' when o.given_up_at is not null then 'givenUp' else 'queued' end`;
const ABOUT = "coalesce(o.parameters ->> 'booking', o.parameters ->> 'reference')";

const LIST: ListSpecOf<'GET channel_messages'> = {
  name: 'channel_messages',
  select: `select ${selectOf(OutboxMessage, 'o', FIELDS)}, ${STATE} as state,
    o.last_error as error from outbox o`,
  where: "o.channel not in ('mail', 'notice') and o.withdrawn_at is null",
  fields: {
    id: { sql: 'o.reference', kind: 'text' },
    channel: { sql: 'o.channel', kind: 'text' },
    state: { sql: `(${STATE})`, kind: 'text' },
    about: { sql: ABOUT, kind: 'text' },
  },
  search: ['lower(o.recipient)', 'lower(o.template)', `lower(${ABOUT})`, 'lower(o.last_error)'],
  sort: {
    id: 'o.reference',
    reference: 'o.reference',
    dueAt: 'o.due_at',
    sentAt: 'o.sent_at',
  },
  order: 'o.due_at desc',
  tieBreak: 'o.id desc',
};

/** Reads messages on channels beside mail and site. */
@Injectable()
export class ChannelMessagesQueries {
  constructor(
    private readonly lists: Lists,
    private readonly recipients: Recipients,
    private readonly texts: NoticeTexts,
  ) {}

  async page(query: RawQuery, locale: Locale): Promise<Page<ChannelMessageAnswer>> {
    const page = await this.lists.read<MessageRow>(LIST, query);
    const numbers = await Promise.all(
      page.rows.map(({ recipient }) => this.recipients.find(recipient, null)),
    );
    const numberOf = new Map(
      page.rows.map(({ recipient }, index) => [recipient, numbers[index]?.address ?? null]),
    );
    return page.map((row) => this.answerOf(row, numberOf.get(row.recipient) ?? null, locale));
  }

  private answerOf(row: MessageRow, to: string | null, locale: Locale): ChannelMessageAnswer {
    const { reference, channel, template, parameters, state, tries, error } = row;
    const about = parameters.booking ?? parameters.reference;
    return {
      id: reference,
      reference,
      channel,
      template,
      title: this.texts.titleOf({ template, parameters }, locale),
      to,
      about: typeof about === 'string' ? about : null,
      state,
      tries,
      error,
      dueAt: row.dueAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
      deliveredAt: row.deliveredAt?.toISOString() ?? null,
      readAt: row.readAt?.toISOString() ?? null,
    };
  }
}
