import { Injectable } from '@nestjs/common';
import type { SquadAnswer } from '@five/shared/community/squads/squads.contract';
import type { SquadRole } from '@five/shared/community/squads/squads.codes';
import { leads } from '@five/shared/community/squads/squads.rules';
import { dateOfWall } from '@five/shared/time/wall-time';
import { type Caller, type CallerContext, isStaff } from '../../platform/access/caller.ts';
import { VenueClock, wallSql } from '../../platform/clock/venue-clock.ts';
import { byReference, type RawQuery } from '../../platform/lists/list-query.ts';
import type { ListSpecOf } from '../../platform/lists/list-spec.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { Page } from '../../platform/lists/page.ts';
import { selectOf } from '../../platform/rows/columns.ts';
import { AuthorPresenter } from '../author-presenter.ts';
import { SquadLinks } from './squad-links.ts';
import { Squad } from './squad.entity.ts';

interface MemberRow {
  reference: string;
  customerId: number | null;
  /** Name of a guest, or first name of an account; null for an erased account. */
  name: string | null;
  phone: string | null;
  role: SquadRole;
}

const FIELDS = ['reference', 'name', 'size', 'linkVersion', 'createdAt'] as const;

interface SquadRow extends Pick<Squad, (typeof FIELDS)[number]> {
  members: MemberRow[];
  next: string | null;
  /** References of the caller's own bookings with a match of the squad that has not ended. */
  bookings: string[];
}

/** Reads squads: players get those of which they are members, staff get all. */
@Injectable()
export class SquadsQueries {
  constructor(
    private readonly lists: Lists,
    private readonly links: SquadLinks,
    private readonly authors: AuthorPresenter,
    private readonly venueClock: VenueClock,
  ) {}

  async page(query: RawQuery, context: CallerContext): Promise<Page<SquadAnswer>> {
    const page = await this.lists.read<SquadRow>(LIST, query, [
      context.caller.customerId,
      this.venueClock.now(),
      isStaff(context.caller),
    ]);
    return page.map((row) => this.answer(row, context));
  }

  /** @throws DomainError NOT_FOUND, also for a squad of others */
  async one(reference: string, context: CallerContext): Promise<SquadAnswer> {
    return (await this.page(byReference(reference), context)).only();
  }

  private answer(
    { reference, name, size, linkVersion, createdAt, members, next, bookings }: SquadRow,
    { caller, locale }: CallerContext,
  ): SquadAnswer {
    const role = roleOf(members, caller);
    const manages = leads(role) || isStaff(caller);
    return {
      id: reference,
      reference,
      name,
      size,
      role,
      link: manages ? this.links.pathOf({ reference, linkVersion }) : null,
      members: members.map((member) => ({
        id: member.reference,
        displayName: member.name ?? this.authors.nameOf(null, locale),
        kind: member.customerId === null ? 'guest' : 'member',
        role: member.role,
        phone: manages ? member.phone : null,
        mine: member.customerId === caller.customerId,
      })),
      nextDate: next === null ? null : dateOfWall(next),
      bookings,
      createdAt: createdAt.toISOString(),
    };
  }
}

const roleOf = (members: readonly MemberRow[], { customerId }: Caller): SquadRole | null =>
  members.find((member) => member.customerId === customerId)?.role ?? null;

/** The matches ahead of the squad `s`; $2 is the venue's wall time. */
const AHEAD = `from booking_matches k join bookings b on b.id = k.booking_id
  where k.squad_id = s.id and b.status in ('pending', 'confirmed')
  and upper(b.period) > $2::timestamp`;
/** SQL of the start of the next match of the squad `s`; $2 is the venue's wall time. */
export const NEXT_START = `(select min(lower(b.period)) ${AHEAD})`;
const OWN_BOOKINGS = `(select coalesce(jsonb_agg(b.reference order by lower(b.period), b.id), '[]')
  ${AHEAD} and b.customer_id = $1::bigint)`;

const MEMBERS = `(select jsonb_agg(jsonb_build_object('reference', m.reference,
    'customerId', m.customer_id, 'name', coalesce(m.name, u.first_name),
    'phone', coalesce(m.phone, u.phone), 'role', m.role)
  order by array_position(array['captain', 'co_captain', 'member'], m.role), m.created_at, m.id)
  from squad_members m left join customers c on c.id = m.customer_id
  left join users u on u.id = c.user_id and u.erased_at is null where m.squad_id = s.id)`;

const LIST: ListSpecOf<'GET squads'> = {
  name: 'squads',
  select: `select ${selectOf(Squad, 's', FIELDS)}, ${MEMBERS} as members,
    ${wallSql(NEXT_START)} as next, ${OWN_BOOKINGS} as bookings from squads s`,
  where: `$3::boolean or exists (select from squad_members o where o.squad_id = s.id
    and o.customer_id = $1::bigint)`,
  fields: { id: { sql: 's.reference', kind: 'text' } },
  search: ['lower(s.reference)', 'lower(s.name)'],
  sort: {
    id: 's.reference',
    reference: 's.reference',
    name: 's.name',
    createdAt: 's.created_at',
  },
  order: 'lower(s.name)',
  tieBreak: 's.id',
};
