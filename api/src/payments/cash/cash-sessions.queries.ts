import { Injectable } from '@nestjs/common';
import {
  type CashCountAnswer,
  cashSession,
  type CashSessionAnswer,
  type CashTakings,
  type PieceCount,
} from '@five/shared/payments/cash/cash.contract';
import { drawerCents, isOfEarlierDay } from '@five/shared/payments/cash/cash.rules';
import { CASH_UNITS } from '@five/shared/payments/payments.codes';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { ListSpecOf } from '../../platform/lists/list-spec.ts';
import { byReference, type RawQuery } from '../../platform/lists/list-query.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { Page } from '../../platform/lists/page.ts';
import { VenueSettings } from '../../settings/venue-settings.ts';
import { takingsSql } from './cash-takings.ts';
import { nameSql } from '../payments.queries.ts';
import { fieldsOf, jsonOf, selectOf } from '../../platform/rows/columns.ts';
import { CashCount } from './cash-count.entity.ts';
import { CashSession } from './cash-session.entity.ts';
import { answerOf } from '../../platform/rows/answer-of.ts';

const FIELDS = fieldsOf(CashSession, 'id', 'openedBy', 'closedBy');

interface SessionRow extends CashTakings, Pick<CashSession, (typeof FIELDS)[number]> {
  openedBy: string;
  closedBy: string | null;
  counts: CountRow[];
}

/**
 * A count of the drawer as the query returns it: the time is text, because the database builds the
 * row as JSON.
 */
interface CountRow extends Pick<CashCountAnswer, 'by' | 'countedCents' | 'expectedCents'> {
  at: string;
  counted: Record<string, number>;
}

/**
 * Reads cash sessions for staff. The expected amount of an open drawer is shown only after a count,
 * and is hidden again when money moves after that count.
 */
@Injectable()
export class CashSessionsQueries {
  constructor(
    private readonly lists: Lists,
    private readonly settings: VenueSettings,
    private readonly venueClock: VenueClock,
  ) {}

  async page(query: RawQuery): Promise<Page<CashSessionAnswer>> {
    const rules = await this.settings.current();
    const now = this.venueClock.now();
    return (await this.lists.read<SessionRow>(LIST, query)).map((row) => {
      const ofEarlierDay = row.closedAt === null && isOfEarlierDay(row.day, now, rules);
      const shown = isOvertaken(row) ? { ...row, ...UNCOUNTED } : row;
      return sessionAnswer({ ...shown, ofEarlierDay }, this.venueClock);
    });
  }

  /**
   * Returns one cash session.
   * @throws DomainError NOT_FOUND
   */
  async one(reference: string): Promise<CashSessionAnswer> {
    return (await this.page(byReference(reference))).only();
  }
}

const UNCOUNTED = {
  counts: [],
  countedAt: null,
  counted: null,
  countedCents: null,
  expectedCents: null,
};

/**
 * Whether money has moved since the last count of an open drawer. The amounts of that count are
 * then hidden, because they would reveal the amount expected at the next count.
 */
function isOvertaken({ closedAt, floatCents, expectedCents, ...takings }: SessionRow): boolean {
  return (
    closedAt === null &&
    expectedCents !== null &&
    expectedCents !== drawerCents(floatCents ?? 0, takings)
  );
}

function sessionAnswer(
  row: SessionRow & { ofEarlierDay: boolean },
  clock: VenueClock,
): CashSessionAnswer {
  const { counted, openedAt, countedAt, closedAt, countedCents, expectedCents } = row;
  const { receivedCents, returnedCents, putInCents, takenOutCents } = row;
  return answerOf(cashSession, row, {
    id: row.reference,
    openedAt: openedAt.toISOString(),
    openedWall: clock.wallOf(openedAt),
    countedAt: countedAt?.toISOString() ?? null,
    count: counted && countOf(counted),
    differenceCents:
      countedCents === null || expectedCents === null ? null : countedCents - expectedCents,
    takings: countedAt && { receivedCents, returnedCents, putInCents, takenOutCents },
    counts: row.counts.map((count) => countAnswer(count, clock)),
    closedAt: closedAt?.toISOString() ?? null,
    closedWall: closedAt && clock.wallOf(closedAt),
  });
}

function countAnswer(
  { at, by, counted, countedCents, expectedCents }: CountRow,
  clock: VenueClock,
): CashCountAnswer {
  const instant = new Date(at);
  return {
    at: instant.toISOString(),
    wall: clock.wallOf(instant),
    by,
    count: countOf(counted),
    countedCents,
    expectedCents,
    differenceCents: countedCents - expectedCents,
  };
}

function countOf(counted: Record<string, number>): PieceCount[] {
  return CASH_UNITS.flatMap((unitCents) => {
    const pieces = counted[unitCents] ?? 0;
    return pieces > 0 ? [{ unitCents, pieces }] : [];
  });
}

const LIST: ListSpecOf<'GET cash_sessions'> = {
  name: 'cash_sessions',
  select: `select ${selectOf(CashSession, 's', FIELDS)},
    ${nameSql('o', 's.opened_by')} as "openedBy", ${nameSql('c', 's.closed_by')} as "closedBy",
    p."receivedCents", p."returnedCents", m."putInCents", m."takenOutCents", n.counts
    from cash_sessions s left join users o on o.reference = s.opened_by left
    join users c on c.reference = s.closed_by
    cross join ${takingsSql('s.id')}
    cross join lateral (select coalesce(jsonb_agg(
      ${jsonOf(CashCount, 'k', ['counted', 'countedCents', 'expectedCents'])}
      || jsonb_build_object('at', k.counted_at, 'by', ${nameSql('u', 'k.counted_by')})
      order by k.id), '[]') as counts
      from cash_counts k left join users u on u.reference = k.counted_by
      where k.cash_session_id = s.id) n`,
  fields: {
    id: { sql: 's.reference', kind: 'text' },
    open: { sql: '(s.closed_at is null)', kind: 'flag' },
    from: { sql: 's.day', kind: 'date-from' },
    to: { sql: 's.day', kind: 'date-to' },
  },
  search: ['lower(s.reference)', 'o.search', 'c.search'],
  sort: {
    id: 's.reference',
    reference: 's.reference',
    openedAt: 's.opened_at',
    closedAt: 's.closed_at',
    floatCents: 's.float_cents',
    countedCents: 's.counted_cents',
    differenceCents: 's.counted_cents - s.expected_cents',
  },
  order: 's.opened_at desc',
  tieBreak: 's.id desc',
};
