import { Injectable } from '@nestjs/common';
import type { MessageAnswer } from '@five/shared/community/chats.contract';
import type { Locale } from '@five/shared/locales/locale';
import { DataSource } from 'typeorm';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import type { ListSpecOf } from '../../platform/lists/list-spec.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { Page } from '../../platform/lists/page.ts';
import { AuthorPresenter, type Person, personSql } from '../author-presenter.ts';
import { isMuted, isOwnMembership } from '../chat-membership.sql.ts';
import type { ChatParty } from '../chat-party.ts';
import { selectOf } from '../../platform/rows/columns.ts';
import { Message } from './message.entity.ts';

const FIELDS = [
  'reference',
  'message',
  'desk',
  'authorId',
  'clientId',
  'createdAt',
  'seenAt',
] as const;

interface MessageRow extends Pick<Message, (typeof FIELDS)[number]> {
  chat: string;
  author: Person | null;
  hidden: boolean;
  folded: boolean;
}

/** Query of the message list; `before` limits it to messages before a given message. */
export type MessagesQuery = RawQuery & { before?: unknown };

/** Messages of a conversation, for its members. */
@Injectable()
export class MessagesQueries {
  constructor(
    private readonly source: DataSource,
    private readonly lists: Lists,
    private readonly authors: AuthorPresenter,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Returns the messages, newest first.
   * @throws DomainError NOT_FOUND (404) if this party is not a member, REFERENCE_UNKNOWN (422) for
   * a `before` of another conversation
   */
  async page(
    chat: string,
    query: MessagesQuery,
    party: ChatParty,
    locale: Locale,
  ): Promise<Page<MessageAnswer>> {
    const [own] = await this.source.query<{ id: number }[]>(
      `select c.id from chats c join chat_members own on own.chat_id = c.id
        where ${isOwnMembership(party, '$2')} and c.reference = $1`,
      [chat, party.userId],
    );
    if (!own) throw new DomainError('NOT_FOUND');
    const page = await this.lists.read<MessageRow>(LIST, query, [
      party.userId,
      own.id,
      await this.numberOf(own.id, query.before),
    ]);
    return page.map((row) => this.answer(row, party, locale));
  }

  /** Returns a message that this party may see. */
  async one(reference: string, party: ChatParty, locale: Locale): Promise<MessageAnswer> {
    const [row] = await this.source.query<MessageRow[]>(`${SELECT} where m.reference = $2`, [
      party.userId,
      reference,
    ]);
    if (!row) throw new DomainError('NOT_FOUND');
    return this.answer(row, party, locale);
  }

  /** Returns the last message of each of these conversations. */
  async last(
    chats: string[],
    party: ChatParty,
    locale: Locale,
  ): Promise<Map<string, MessageAnswer>> {
    if (chats.length === 0) return new Map();
    const rows = await this.source.query<MessageRow[]>(
      `${SELECT} where c.reference = any($2) and m.number = c.last_number`,
      [party.userId, chats],
    );
    return new Map(rows.map((row) => [row.chat, this.answer(row, party, locale)]));
  }

  private async numberOf(chatId: number, before: unknown): Promise<number | null> {
    if (before === undefined) return null;
    const [row] =
      typeof before === 'string' && !before.includes('\0')
        ? await this.source.query<{ number: number }[]>(
            'select number from messages where chat_id = $1 and reference = $2',
            [chatId, before],
          )
        : [];
    if (!row) throw fieldRefused('REFERENCE_UNKNOWN', 'before');
    return row.number;
  }

  private answer(
    {
      reference,
      chat,
      message,
      desk,
      authorId,
      author,
      clientId,
      hidden,
      folded,
      createdAt,
      seenAt,
    }: MessageRow,
    party: ChatParty,
    locale: Locale,
  ): MessageAnswer {
    const wall = this.venueClock.wallOf(createdAt);
    const isAuthor = authorId === party.userId && desk === party.desk;
    return {
      id: reference,
      reference,
      chat,
      author: this.authors.author(author, desk, { locale, desk: party.desk }),
      message: hidden ? '' : message,
      mine: party.desk ? desk : isAuthor,
      hidden,
      folded,
      clientId: isAuthor ? clientId : null,
      createdAt: createdAt.toISOString(),
      date: wall.slice(0, 10),
      time: wall.slice(11, 16),
      seenAt: seenAt?.toISOString() ?? null,
    };
  }
}

/** SQL of the messages as the user `$1` may see them. */
const SELECT = `select ${selectOf(Message, 'm', FIELDS)}, c.reference as chat,
  ${personSql('u')} as author, m.hidden_at is not null as hidden, ${isMuted('$1')} as folded
  from messages m join chats c on c.id = m.chat_id join users u on u.id = m.author_id`;

const LIST: ListSpecOf<'GET messagings/{chat}'> = {
  name: 'messagings',
  select: SELECT,
  where: 'm.chat_id = $2 and ($3::int is null or m.number < $3)',
  fields: { id: { sql: 'm.reference', kind: 'text' } },
  search: [],
  sort: { createdAt: 'm.number' },
  order: 'm.number desc',
  tieBreak: 'm.id desc',
};
