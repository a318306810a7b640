import { Injectable } from '@nestjs/common';
import type {
  ChatAnswer,
  ChatCustomer,
  ChatMatch,
  ChatMember,
  MessageAnswer,
} from '@five/shared/community/chats.contract';
import { CHAT_KINDS, type ChatClosure } from '@five/shared/community/community.codes';
import type { Locale } from '@five/shared/locales/locale';
import { DataSource } from 'typeorm';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { ListSpec, ListSpecOf, PlayersListSpecOf } from '../../platform/lists/list-spec.ts';
import { byReference, type RawQuery } from '../../platform/lists/list-query.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { Page } from '../../platform/lists/page.ts';
import { AuthorPresenter, type Person, personSql } from '../author-presenter.ts';
import {
  CLOSED,
  IS_OWN_MESSAGE,
  isMuted,
  isOwnMembership,
  OF_PARTY,
} from '../chat-membership.sql.ts';
import type { ChatParty } from '../chat-party.ts';
import { MessagesQueries } from '../messagings/messages.queries.ts';
import { selectOf } from '../../platform/rows/columns.ts';
import { Chat } from './chat.entity.ts';

const FIELDS = ['reference', 'kind', 'createdAt', 'lastAt', 'waitingSince'] as const;

interface ChatRow extends Pick<Chat, (typeof FIELDS)[number]> {
  members: { desk: boolean; person: Person | null }[];
  match: ChatMatch | null;
  unread: number;
  closed: ChatClosure | null;
  customer: ChatCustomer | null;
}

/** Reads the conversations of which the given party is a member, and no other conversations. */
@Injectable()
export class ChatsQueries {
  constructor(
    private readonly source: DataSource,
    private readonly lists: Lists,
    private readonly messages: MessagesQueries,
    private readonly authors: AuthorPresenter,
    private readonly venueClock: VenueClock,
  ) {}

  async page(query: RawQuery, party: ChatParty, locale: Locale): Promise<Page<ChatAnswer>> {
    const page = await this.lists.read<ChatRow>(listOf(party, LISTED), query, [
      party.userId,
      this.venueClock.today(),
    ]);
    return this.answers(page, party, locale);
  }

  /** @throws DomainError NOT_FOUND (404) if this party is not a member */
  async one(reference: string, party: ChatParty, locale: Locale): Promise<ChatAnswer> {
    const page = await this.lists.read<ChatRow>(listOf(party, 'true'), byReference(reference), [
      party.userId,
      this.venueClock.today(),
    ]);
    return (await this.answers(page, party, locale)).only();
  }

  /**
   * Number of unread messages of a user. For a member of staff, it is the number of unread messages
   * of the desk.
   * @param user the user's reference
   */
  async countUnread(user: string): Promise<number> {
    const [row] = await this.source.query<{ unread: number }[]>(UNREAD_OF_USER, [user]);
    return row?.unread ?? 0;
  }

  /** Number of conversations in which a player waits for a response of the desk. */
  async countWaiting(): Promise<number> {
    const [row] = await this.source.query<{ waiting: number }[]>(
      'select count(*) as waiting from chats where waiting_since is not null',
    );
    return row?.waiting ?? 0;
  }

  private async answers(
    page: Page<ChatRow>,
    party: ChatParty,
    locale: Locale,
  ): Promise<Page<ChatAnswer>> {
    const last = await this.messages.last(
      page.rows.map(({ reference }) => reference),
      party,
      locale,
    );
    return page.map((row) =>
      this.answer(row, last.get(row.reference) ?? null, { locale, desk: party.desk }),
    );
  }

  private answer(
    {
      reference,
      kind,
      match,
      unread,
      closed,
      members,
      customer,
      createdAt,
      lastAt,
      waitingSince,
    }: ChatRow,
    lastMessage: MessageAnswer | null,
    to: { locale: Locale; desk: boolean },
  ): ChatAnswer {
    return {
      id: reference,
      reference,
      kind,
      match,
      unread,
      closed,
      lastMessage,
      members: members.map(({ desk, person }): ChatMember => this.authors.author(person, desk, to)),
      createdAt: createdAt.toISOString(),
      lastAt: lastAt.toISOString(),
      waitingSince: to.desk && waitingSince ? waitingSince.toISOString() : null,
      customer: to.desk ? customer : null,
    };
  }
}

const UNREAD = `(select count(*) from messages m where m.chat_id = c.id
  and m.number > own.read_number and not (${IS_OWN_MESSAGE}) and not ${isMuted('own.user_id')})`;
/**
 * SQL condition that a conversation is listed. An empty conversation is listed only for its opener.
 * An empty match conversation is listed for all its players.
 */
const LISTED =
  `(c.last_number > 0 or c.kind = 'group' or c.opener_id is not distinct from ` + `own.user_id)`;

const MEMBERS = `(select jsonb_agg(jsonb_build_object('desk', s.seat = 0, 'person',
  ${personSql('u')}) order by s.seat <> own.seat, s.seat)
  from chat_members s left join users u on u.id = s.user_id where s.chat_id = c.id)`;
const MATCH = `(select jsonb_build_object('reference', om.reference, 'date',
  to_char(lower(b.period), 'YYYY-MM-DD'), 'startTime', to_char(lower(b.period), 'HH24:MI'))
  from open_matches om join bookings b on b.id = om.booking_id where om.chat_id = c.id)`;
const CUSTOMER = `case when c.kind = 'desk' then (select jsonb_build_object('reference',
  k.reference, 'fullName', k.full_name, 'phone', k.phone)
  from customers k where k.user_id = them.id) end`;

const NAMES = `(select string_agg(u.player_search, ' ') from chat_members s
  join users u on u.id = s.user_id where s.chat_id = c.id and s.seat <> own.seat)`;

function listOf(party: ChatParty, listed: string): ListSpec {
  const list: PlayersListSpecOf<'GET chats'> = {
    name: 'chats',
    select: `select ${selectOf(Chat, 'c', FIELDS)}, ${MEMBERS} as members,
      ${MATCH} as match,
      ${UNREAD} as unread, ${CLOSED} as closed, ${CUSTOMER} as customer from ${OF_PARTY}`,
    where: `${isOwnMembership(party, '$1')} and ${listed}`,
    fields: {
      id: { sql: 'c.reference', kind: 'text' },
      kind: { sql: 'c.kind', kind: 'text', values: CHAT_KINDS },
      unread: { sql: `(${UNREAD} > 0)`, kind: 'flag' },
    },
    search: [party.desk ? 'them.search' : NAMES],
    sort: {
      id: 'c.reference',
      reference: 'c.reference',
      lastAt: 'c.last_at',
      createdAt: 'c.created_at',
    },
    order: 'c.last_at desc',
    tieBreak: 'c.id desc',
  };
  return party.desk ? withWaiting(list) : list;
}

const withWaiting = (list: PlayersListSpecOf<'GET chats'>): ListSpecOf<'GET chats'> => ({
  ...list,
  fields: { ...list.fields, waiting: { sql: '(c.waiting_since is not null)', kind: 'flag' } },
  sort: { ...list.sort, waitingSince: 'c.waiting_since' },
});

const UNREAD_OF_USER = `select count(*) as unread from users w
  join lateral (select * from chat_members where w.role = 'player' and user_id = w.id
  union all select * from chat_members where w.role <> 'player' and seat = 0) own on true
  join chats c on c.id = own.chat_id
  join messages m on m.chat_id = c.id and m.number > own.read_number
  and not (${IS_OWN_MESSAGE}) and not ${isMuted('own.user_id')}
  where w.reference = $1 and (w.role <> 'player' or w.verified_at is not null)`;
