import { Injectable } from '@nestjs/common';
import type { BookingStatus } from '@five/shared/bookings/bookings.codes';
import type { MatchAnswerCode } from '@five/shared/community/matches/matches.codes';
import { seatingOf } from '@five/shared/community/matches/matches.rules';
import type { SquadMatchAnswer } from '@five/shared/community/squads/squads.contract';
import { textOf, type Texts } from '@five/shared/locales/locale';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { matchPath, statusSql } from '../../bookings/record/booking-record.ts';
import { type CallerContext, isStaff } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock, wallsSql } from '../../platform/clock/venue-clock.ts';
import { Signatures } from '../../platform/config/signatures.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import type { ListSpecOf } from '../../platform/lists/list-spec.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { Page } from '../../platform/lists/page.ts';
import { AuthorPresenter } from '../author-presenter.ts';
import { matchReference } from '../matches/match-links.ts';
import { stateOf } from '../matches/match-lists.ts';
import { SquadsQueries } from './squads.queries.ts';

interface PersonRow {
  member: string | null;
  customerId: number | null;
  name: string | null;
  answer: MatchAnswerCode | null;
  position: number | null;
}

interface SquadMatchRow {
  reference: string;
  linkVersion: number;
  customerId: number;
  status: BookingStatus;
  closedAt: string | null;
  start: string;
  end: string;
  pitch: string;
  pitchName: Texts;
  size: number;
  people: PersonRow[];
}

/** Reads the matches of a squad with the answers of its members. */
@Injectable()
export class SquadMatchesQueries {
  constructor(
    private readonly lists: Lists,
    private readonly squads: SquadsQueries,
    private readonly authors: AuthorPresenter,
    private readonly signatures: Signatures,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {}

  /** @throws DomainError NOT_FOUND, also for a squad of others */
  async page(
    squad: string,
    query: RawQuery,
    context: CallerContext,
  ): Promise<Page<SquadMatchAnswer>> {
    await this.squads.one(squad, context);
    const page = await this.lists.read<SquadMatchRow>(LIST, query, [
      squad,
      this.clock.now(),
      this.venueClock.now(),
    ]);
    return page.map((row) => this.answer(row, context));
  }

  private answer(row: SquadMatchRow, { caller, locale }: CallerContext): SquadMatchAnswer {
    const { seats, bench } = seatingOf(row.people, row.size);
    const others = row.people.filter(({ answer }) => answer !== 'in');
    const count = (code: MatchAnswerCode | null) =>
      others.filter(({ answer }) => answer === code).length;
    const reference = matchReference(row);
    return {
      id: reference,
      reference,
      path: matchPath(row, this.signatures),
      booking: isStaff(caller) || row.customerId === caller.customerId ? row.reference : null,
      state: stateOf(row.status, row.closedAt === null ? null : new Date(row.closedAt)),
      date: dateOfWall(row.start),
      startTime: timeOfWall(row.start),
      endTime: timeOfWall(row.end),
      pitch: row.pitch,
      pitchName: textOf(row.pitchName, locale),
      size: row.size,
      counts: {
        in: seats.length + bench.length,
        maybe: count('maybe'),
        out: count('out'),
        unanswered: count(null),
        free: row.size - seats.length,
      },
      answers: [...seats, ...bench, ...others].map(({ member, name, answer }, index) => ({
        member,
        displayName: name ?? this.authors.nameOf(null, locale),
        answer,
        seated: index < seats.length,
      })),
      mine: row.people.find(({ customerId }) => customerId === caller.customerId)?.answer ?? null,
    };
  }
}

const STATUS = statusSql('$2', '$3');
/** Whether a match of the squad is still ahead. */
const AHEAD = `(${STATUS} in ('pending', 'confirmed'))`;
const PEOPLE = `(select coalesce(jsonb_agg(jsonb_build_object('member', n.reference,
    'customerId', p.customer_id, 'name', coalesce(p.name, u.first_name), 'answer', p.answer,
    'position', p.position) order by p.answer, p.since, p.id), '[]')
  from match_people p left join squad_members n on n.id = p.squad_member_id
  left join customers c on c.id = p.customer_id
  left join users u on u.id = c.user_id and u.erased_at is null
  where p.booking_id = b.id)`;
/** The next match first, then the later ones; those that are over follow, the last one first. */
const ORDER = `${AHEAD} desc, case when ${AHEAD} then lower(b.period) end,
  lower(b.period) desc`;

const LIST: ListSpecOf<'GET squads/{reference}/matches'> = {
  name: 'matches',
  select: `select b.reference, b.link_version as "linkVersion", b.customer_id as "customerId",
      ${STATUS} as status, k.closed_at as "closedAt", ${wallsSql('b.period')}, h.code as pitch,
      h.name as "pitchName", k.size, ${PEOPLE} as people
    from booking_matches k join squads s on s.id = k.squad_id
    join bookings b on b.id = k.booking_id join pitches h on h.id = b.pitch_id`,
  where: `s.reference = $1 and ${STATUS} not in ('cancelled', 'expired')`,
  fields: {
    id: { sql: `replace(b.reference, 'B-', 'BM-')`, kind: 'text' },
    ahead: { sql: AHEAD, kind: 'flag' },
  },
  search: ['lower(b.reference)'],
  sort: { id: 'b.reference', date: 'lower(b.period)' },
  order: ORDER,
  tieBreak: 'b.id',
};
