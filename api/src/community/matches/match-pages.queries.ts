import { Injectable } from '@nestjs/common';
import type {
  BookingMatchAnswer,
  MatchContactAnswer,
  MatchPersonAnswer,
} from '@five/shared/community/matches/matches.contract';
import type { PlayerRecord } from '@five/shared/community/community.contract';
import type { MatchTeamsAnswer } from '@five/shared/community/matches/teams.contract';
import { seatCents, seatingOf, usualSize } from '@five/shared/community/matches/matches.rules';
import { type Locale, textOf } from '@five/shared/locales/locale';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { DataSource } from 'typeorm';
import type { Caller } from '../../platform/access/caller.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { selectOf } from '../../platform/rows/columns.ts';
import { VenueSettings } from '../../settings/venue-settings.ts';
import { AuthorPresenter } from '../author-presenter.ts';
import { recordSql } from '../player-record.sql.ts';
import { BookingMatch } from './booking-match.entity.ts';
import { MatchFinder } from './match-finder.ts';
import { matchReference } from './match-links.ts';
import { isListed, type ListedPerson, ownPersonOf, PEOPLE, stateOf } from './match-lists.ts';
import { isCaptain, managesMatch } from './match-managers.ts';
import type { Answerer } from './own-answers.service.ts';
import { MatchSharesQueries } from './shares/match-shares.queries.ts';
import { RESULT_FIELDS, ResultAnswers } from './results/result-answers.ts';
import { teamsOf } from './teams/team-answers.ts';
import { levelsOf } from './teams/team-levels.ts';

const MATCH_FIELDS = [
  'closedAt',
  'note',
  'squadId',
  'sharesAskedAt',
  'teamsWhy',
  'teamsDifference',
  'teamsPlayers',
  ...RESULT_FIELDS,
] as const;
type MatchRow = Pick<BookingMatch, (typeof MATCH_FIELDS)[number]> & {
  /** Null for a match without a row. */
  size: number | null;
  captain: string | null;
  squad: BookingMatchAnswer['squad'];
};

/** Results of a person with an account that shows them. */
interface ShownRecord {
  reference: string;
  record: PlayerRecord;
}

/** What the answer about a person depends on, beside the person. */
interface Shown {
  own: ListedPerson | undefined;
  records: readonly ShownRecord[];
  /** Whether the reader may use the tools of the captain. */
  manages: boolean;
  locale: Locale;
}

/** Reads matches for holders of their link. */
@Injectable()
export class MatchPagesQueries {
  constructor(
    private readonly source: DataSource,
    private readonly finder: MatchFinder,
    private readonly authors: AuthorPresenter,
    private readonly settings: VenueSettings,
    private readonly shares: MatchSharesQueries,
    private readonly results: ResultAnswers,
  ) {}

  /** @throws DomainError NOT_FOUND */
  async one(token: string, by: Answerer, locale: Locale): Promise<BookingMatchAnswer> {
    const record = await this.finder.bookingOf(token);
    const [people, [row], records] = await Promise.all([
      this.source.query<ListedPerson[]>(PEOPLE, [record.id]),
      this.source.query<MatchRow[]>(MATCH, [record.id]),
      this.source.query<ShownRecord[]>(RECORDS, [record.id]),
    ]);
    const {
      closedAt = null,
      note = null,
      sharesAskedAt = null,
      captain = null,
      squad = null,
      squadId = null,
    } = row ?? {};
    const size = row?.size ?? usualSize(record.players);
    const manages = await managesMatch(this.source, record, { squadId, caller: by.caller });
    const own = ownPersonOf(people, record.id, by);
    const seated = seatingOf(people, size).seats;
    return {
      id: matchReference(record),
      reference: matchReference(record),
      state: stateOf(record.status, closedAt),
      date: dateOfWall(record.start),
      startTime: timeOfWall(record.start),
      endTime: timeOfWall(record.end),
      pitch: record.pitch,
      pitchName: textOf(record.pitchName, locale),
      venue: (await this.settings.current()).name,
      size,
      closed: closedAt !== null,
      note,
      ...this.listsOf(people, { size, own, records, manages, locale }),
      perSeatCents: seatCents(record.totalCents, size),
      shares: await this.shares.of(record, sharesAskedAt !== null, {
        caller: by.caller,
        person: own?.reference,
        seesAll: isCaptain(record, by.caller),
        locale,
      }),
      teams: row ? teamsOf(row, seated) : null,
      levels: manages ? levelsOf(seated) : [],
      ...this.results.of(record, row, { seated, own, manages, caller: by.caller }),
      captain: { displayName: captain ?? this.authors.nameOf(null, locale) },
      manages,
      squad,
      booking: isCaptain(record, by.caller) ? record.reference : null,
      mine: own ? { id: own.reference, answer: own.answer } : null,
    };
  }

  /**
   * People with a phone number, for the captain and the desk.
   * @throws DomainError NOT_FOUND, FORBIDDEN
   */
  async contacts(token: string, by: Caller): Promise<{ people: MatchContactAnswer[] }> {
    const record = await this.finder.bookingOf(token);
    const [people, [row]] = await Promise.all([
      this.source.query<ListedPerson[]>(PEOPLE, [record.id]),
      this.source.query<MatchRow[]>(MATCH, [record.id]),
    ]);
    const squadId = row?.squadId ?? null;
    if (!(await managesMatch(this.source, record, { squadId, caller: by })))
      throw new DomainError('FORBIDDEN');
    // Players of an open match are reached through its conversation.
    const known = people.flatMap(
      ({ reference, name, firstName, familyName, phone, accountPhone, requestState }) => {
        if (requestState !== null) return [];
        const number = phone ?? accountPhone;
        const displayName = name ?? `${firstName ?? ''} ${familyName ?? ''}`.trim();
        return number === null ? [] : [{ id: reference, displayName, phone: number }];
      },
    );
    return { people: known };
  }

  /**
   * The teams of a match that has some.
   * @throws DomainError NOT_FOUND
   */
  async teams(token: string): Promise<MatchTeamsAnswer> {
    const { id } = await this.finder.bookingOf(token);
    const [people, [row]] = await Promise.all([
      this.source.query<ListedPerson[]>(PEOPLE, [id]),
      this.source.query<(MatchRow & { size: number })[]>(MATCH, [id]),
    ]);
    const teams = row ? teamsOf(row, seatingOf(people, row.size).seats) : null;
    if (teams === null) throw new DomainError('NOT_FOUND');
    return teams;
  }

  private listsOf(
    people: readonly ListedPerson[],
    { size, ...shown }: { size: number } & Shown,
  ): Pick<BookingMatchAnswer, 'seats' | 'bench' | 'maybe' | 'out' | 'unanswered' | 'counts'> {
    const { seats, bench } = seatingOf(people, size);
    const answered = (answer: ListedPerson['answer']) =>
      people
        .filter((person) => person.answer === answer && isListed(person))
        .map((person) => this.personAnswer(person, null, shown));
    const [maybe, out, unanswered] = [answered('maybe'), answered('out'), answered(null)];
    const placed = [...seats, ...bench].map((person, index) =>
      this.personAnswer(person, index + 1, shown),
    );
    return {
      seats: placed.slice(0, size),
      bench: placed.slice(size),
      maybe,
      out,
      unanswered,
      counts: {
        in: placed.length,
        maybe: maybe.length,
        out: out.length,
        free: size - seats.length,
      },
    };
  }

  private personAnswer(
    { reference, customerId, name, firstName, answer, noShowAt }: ListedPerson,
    position: number | null,
    { own, records, manages, locale }: Shown,
  ): MatchPersonAnswer {
    return {
      id: reference,
      displayName: name ?? firstName ?? this.authors.nameOf(null, locale),
      kind: customerId === null ? 'guest' : 'member',
      answer,
      position,
      mine: reference === own?.reference,
      noShow: noShowAt !== null && (manages || reference === own?.reference),
      record: records.find((shown) => shown.reference === reference)?.record ?? null,
    };
  }
}

/** SQL of a match, with the first name of its captain; null for an erased account. */
const MATCH = `select ${selectOf(BookingMatch, 'm', ['size', ...MATCH_FIELDS])},
    case when q.id is not null then jsonb_build_object('id', q.reference, 'name', q.name)
    end as squad,
    case when c.erased_at is null then coalesce(u.first_name, split_part(c.full_name, ' ', 1)) end
    as captain
  from bookings b join customers c on c.id = b.customer_id left join users u on u.id = c.user_id
  left join booking_matches m on m.booking_id = b.id left join squads q on q.id = m.squad_id
  where b.id = $1`;

const RECORDS = `select p.reference, ${recordSql('u')} as record from match_people p
  join customers c on c.id = p.customer_id join users u on u.id = c.user_id
  where p.booking_id = $1 and u.shows_results and u.erased_at is null`;
