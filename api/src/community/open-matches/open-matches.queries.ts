import { Injectable } from '@nestjs/common';
import { LEVELS, type Level } from '@five/shared/auth/auth.codes';
import {
  type JoinRequestState,
  MATCH_STATUSES,
  type MatchClosure,
} from '@five/shared/community/community.codes';
import type {
  JoinRequestAnswer,
  OpenMatchAnswer,
} from '@five/shared/community/open-matches/open-matches.contract';
import {
  matchStatus,
  ownerCents,
  shareDueCents,
} from '@five/shared/community/open-matches/open-matches.rules';
import { LIVE_STATUSES } from '@five/shared/bookings/bookings.codes';
import { type Texts, textOf } from '@five/shared/locales/locale';
import { addMinutes, dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { DataSource } from 'typeorm';
import { matchPath, statusSql } from '../../bookings/record/booking-record.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock, wallsSql } from '../../platform/clock/venue-clock.ts';
import { Signatures } from '../../platform/config/signatures.ts';
import type { ListSpecOf } from '../../platform/lists/list-spec.ts';
import { byReference, type RawQuery } from '../../platform/lists/list-query.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { Page } from '../../platform/lists/page.ts';
import { AuthorPresenter, type Person, personSql } from '../author-presenter.ts';
import { isBlocked } from '../chat-access.sql.ts';
import type { Viewer } from '../viewer.ts';
import { fieldsOf, selectOf } from '../../platform/rows/columns.ts';
import { OpenMatch } from './open-match.entity.ts';
import { REQUESTS } from './requests.sql.ts';

interface JoinRequestRow {
  reference: string;
  userId: number;
  player: Person | null;
  level: Level | null;
  state: JoinRequestState;
  at: string;
  share: { reference: string; amountCents: number; paidCents: number } | null;
}

const FIELDS = fieldsOf(
  OpenMatch,
  'id',
  'bookingId',
  'chatId',
  'closedAt',
  'closure',
  'hiddenAt',
  'hiddenBy',
);

interface MatchRow extends Pick<OpenMatch, (typeof FIELDS)[number]> {
  booking: string;
  linkVersion: number;
  start: string;
  end: string;
  pitch: string;
  pitchName: Texts;
  taken: number;
  shares: number[];
  totalCents: number;
  bookingDueCents: number;
  closure: MatchClosure | null;
  ownerId: number;
  owner: Person | null;
  hidden: boolean;
  chat: string | null;
  asks: JoinRequestRow[];
}

/**
 * Reads open matches. Staff see all matches. Visitors and players see the matches that fulfil the
 * SQL condition `PUBLIC`. A player also sees own matches, and matches in which the player requested
 * a place.
 */
@Injectable()
export class OpenMatchesQueries {
  constructor(
    private readonly lists: Lists,
    private readonly source: DataSource,
    private readonly authors: AuthorPresenter,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
    private readonly signatures: Signatures,
  ) {}

  async page(query: RawQuery, viewer: Viewer): Promise<Page<OpenMatchAnswer>> {
    const page = await this.lists.read<MatchRow>(LIST, query, [
      this.clock.now(),
      this.venueClock.now(),
      viewer.userId,
      viewer.desk,
    ]);
    return page.map((row) => this.answer(row, viewer));
  }

  /**
   * Returns one match.
   * @throws DomainError NOT_FOUND for a match that this viewer may not see
   */
  async one(reference: string, viewer: Viewer): Promise<OpenMatchAnswer> {
    return (await this.page(byReference(reference), viewer)).only();
  }

  /** Start and pitch of a match for its web page; null if it does not exist or is hidden. */
  async placeOf(reference: string): Promise<{ start: string; pitch: Texts } | null> {
    const [row] = await this.source.query<{ start: string; pitch: Texts }[]>(PLACE, [reference]);
    return row ?? null;
  }

  private answer(row: MatchRow, viewer: Viewer): OpenMatchAnswer {
    const { reference, start, closure, places, taken, shares, priceCents, totalCents, hidden } =
      row;
    const mine = row.ownerId === viewer.userId;
    const leads = mine || viewer.desk;
    const ownRequest = row.asks.find(({ userId }) => userId === viewer.userId);
    const closes = addMinutes(start, -row.closesMinutes);
    return {
      id: reference,
      reference,
      status: matchStatus({ closure, places, taken }),
      closure,
      booking: leads ? row.booking : null,
      match:
        leads || ownRequest?.state === 'accepted'
          ? { path: matchPath({ ...row, reference: row.booking }, this.signatures) }
          : null,
      date: dateOfWall(start),
      startTime: timeOfWall(start),
      endTime: timeOfWall(row.end),
      pitch: row.pitch,
      pitchName: textOf(row.pitchName, viewer.locale),
      closesDate: dateOfWall(closes),
      closesTime: timeOfWall(closes),
      closesMinutes: row.closesMinutes,
      begun: start <= this.venueClock.now(),
      level: row.level,
      message: row.message,
      places,
      placesLeft: Math.max(0, places - taken),
      priceCents,
      totalCents: leads ? totalCents : null,
      restCents: leads ? ownerCents({ totalCents, places, priceCents, shares }) : null,
      owner: this.authors.author(row.owner, false, viewer),
      mine,
      hidden,
      hiddenReason: leads ? row.hiddenReason : null,
      chat: row.chat,
      own: ownRequest ? this.joinRequestAnswer(ownRequest, row, viewer) : null,
      asks: leads
        ? row.asks
            .filter(({ state, share }) => state === 'asked' || share !== null)
            .map((request) => this.joinRequestAnswer(request, row, viewer))
        : [],
      createdAt: row.createdAt.toISOString(),
    };
  }

  private joinRequestAnswer(
    { reference, player, level, state, share, at }: JoinRequestRow,
    { bookingDueCents }: MatchRow,
    viewer: Viewer,
  ): JoinRequestAnswer {
    return {
      id: reference,
      reference,
      player: this.authors.author(player, false, viewer),
      level,
      state,
      createdAt: at,
      share: share && {
        id: share.reference,
        ...share,
        dueCents: state === 'accepted' ? shareDueCents({ ...share, bookingDueCents }) : 0,
      },
    };
  }
}

const PLACE = `select ${wallsSql('b.period')}, h.name as pitch from open_matches m
  join bookings b on b.id = m.booking_id join pitches h on h.id = b.pitch_id
  where m.reference = $1 and m.hidden_at is null`;
const STATUS = statusSql('$1', '$2');
const CLOSURE = `coalesce(m.closure, case
  when ${STATUS} not in ('pending', 'confirmed') then 'booking'
  when lower(b.period) - m.closes_minutes * interval '1 minute' <= $2::timestamp then 'time' end)`;
const MATCH_STATUS = `(case when
  ${CLOSURE} is not null then 'closed' when held.taken >= m.places then 'full' else 'open' end)`;
const LEADS = '($4::boolean or u.id = $3)';
const IN_IT = `(u.id = $3 or exists (select from ${REQUESTS} i where i.match_id = m.id
  and i.user_id = $3))`;
/**
 * SQL condition that a match is public for the reader. The match is not hidden and its booking is
 * pending or confirmed. Neither the owner nor the reader has blocked the other.
 */
const PUBLIC = `(m.hidden_at is null
  and ${STATUS} in ('pending', 'confirmed')
  and not coalesce(${isBlocked('u.id', '$3::bigint')}, false))`;

const SHARE = `(select jsonb_build_object('reference', s.reference, 'amountCents', s.amount_cents,
  'paidCents', (select coalesce(sum(p.amount_cents), 0) from payments p
  where p.share = s.reference))
  from match_shares s where s.person_id = a.id and s.is_place and s.released_at is null)`;
const ASKS = `(select coalesce(jsonb_agg(jsonb_build_object('reference', a.reference, 'userId',
  a.user_id, 'player', ${personSql('w')}, 'level', w.player_level, 'state', a.state,
    'at', to_char(a.created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'share',
    ${SHARE}) order by a.created_at, a.id), '[]')
  from ${REQUESTS} a join users w on w.id = a.user_id where a.match_id = m.id
  and (${LEADS} or a.user_id = $3))`;

const LIVE = LIVE_STATUSES.map((status) => `'${status}'`).join(', ');

const LIST: ListSpecOf<'GET open_matches'> = {
  name: 'open_matches',
  select: `select ${selectOf(OpenMatch, 'm', FIELDS)}, b.reference as booking,
      b.link_version as "linkVersion", ${wallsSql('b.period')}, h.code as pitch,
      h.name as "pitchName",
      held.taken::int as taken, held.shares, b.total_cents as "totalCents", case
      when ${STATUS} in (${LIVE}) then greatest(0, b.total_cents - b.paid_cents)
      else 0 end as "bookingDueCents",
      ${CLOSURE} as closure, u.id as "ownerId",
      ${personSql('u')} as owner, m.hidden_at is not null as hidden, case when exists (
        select from chat_members i where i.chat_id = t.id and i.user_id = $3
      ) then t.reference end as chat, ${ASKS} as asks
    from open_matches m join bookings b on b.id = m.booking_id join pitches h on h.id = b.pitch_id
    join customers c on c.id = b.customer_id join users u on u.id = c.user_id
      left join chats t on t.id = m.chat_id
      cross join lateral (select count(*) as taken, coalesce(array_agg(s.amount_cents), '{}') as
      shares from match_shares s where s.booking_id = m.booking_id and s.is_place
      and s.released_at is null) held`,
  where: `$4::boolean or ${PUBLIC} or ${IN_IT}`,
  fields: {
    id: { sql: 'm.reference', kind: 'text' },
    status: { sql: MATCH_STATUS, kind: 'text', values: MATCH_STATUSES },
    level: {
      sql: `(case when m.level is null then
        array['${LEVELS.join("', '")}'] else array[m.level] end)`,
      kind: 'text',
      values: LEVELS,
      among: true,
    },
    date: { sql: 'lower(b.period)::date', kind: 'date' },
    from: { sql: 'lower(b.period)::date', kind: 'date-from' },
    to: { sql: 'lower(b.period)::date', kind: 'date-to' },
    pitch: { sql: 'h.code', kind: 'text' },
    mine: { sql: `coalesce(${IN_IT}, false)`, kind: 'flag' },
    booking: { sql: `(case when ${LEADS} then b.reference end)`, kind: 'text' },
  },
  search: ['lower(m.reference)', 'u.player_search'],
  sort: {
    id: 'm.reference',
    reference: 'm.reference',
    date: 'lower(b.period)',
    priceCents: 'm.price_cents',
    placesLeft: 'm.places - held.taken',
    createdAt: 'm.created_at',
  },
  order: 'lower(b.period)',
  tieBreak: 'm.id',
};
