import { Injectable } from '@nestjs/common';
import type { CashSessionAnswer, CashTakings, PieceCount } from '@five/shared/payments/cash.contract';
import { drawerCents } from '@five/shared/payments/cash.rules';
import { CASH_UNITS } from '@five/shared/payments/payments.codes';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import type { ListSpec } from '../platform/lists/list-spec.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { Lists } from '../platform/lists/lists.ts';
import type { Page } from '../platform/lists/page.ts';
import { takingsSql } from './cash-takings.ts';

interface SessionRow extends CashTakings {
  reference: string;
  openedAt: Date;
  openedBy: string;
  floatCents: number | null;
  countedAt: Date | null;
  counted: Record<string, number> | null;
  countedCents: number | null;
  expectedCents: number | null;
  differenceReason: string | null;
  closedAt: Date | null;
  closedBy: string | null;
}

/** Cash drawers as the desk reads them: of one that nobody has counted as it lies there, what it should hold is not told. */
@Injectable()
export class CashSessionsQueries {
  constructor(private readonly lists: Lists, private readonly venueClock: VenueClock) {}

  async page(query: RawQuery): Promise<Page<CashSessionAnswer>> {
    return (await this.lists.read<SessionRow>(this.list(), query)).map((row) => answerOf(isOvertaken(row) ? { ...row, ...UNCOUNTED } : row, this.venueClock));
  }

  /** @throws DomainError NOT_FOUND */
  async one(reference: string): Promise<CashSessionAnswer> {
    const { rows: [session] } = await this.page({ filter: JSON.stringify({ id: reference }) });
    if (!session) throw new DomainError('NOT_FOUND');
    return session;
  }

  /** Days are the venue's. */
  private list(): ListSpec {
    const dayStart = (date: string) => this.venueClock.dayStart(date);
    return {
      ...LIST,
      fields: {
        ...LIST.fields,
        from: { sql: 's.opened_at', kind: 'date-from', of: dayStart },
        to: { sql: 's.opened_at', kind: 'date-to', of: (date) => new Date(dayStart(date).getTime() + LAST_OF_DAY_MS) },
      },
    };
  }
}

const LAST_OF_DAY_MS = 24 * 60 * 60 * 1000 - 1;

const UNCOUNTED = { countedAt: null, counted: null, countedCents: null, expectedCents: null };

/** Money has moved since the count: what is told of it, and of the takings, would tell the next count what to find. */
function isOvertaken({ closedAt, floatCents, expectedCents, ...takings }: SessionRow): boolean {
  return closedAt === null && expectedCents !== null && expectedCents !== drawerCents(floatCents ?? 0, takings);
}

function answerOf({ counted, openedAt, countedAt, closedAt, receivedCents, returnedCents, putInCents, takenOutCents, ...row }: SessionRow, clock: VenueClock): CashSessionAnswer {
  const { countedCents, expectedCents } = row;
  return {
    id: row.reference, reference: row.reference, openedAt: openedAt.toISOString(), openedWall: clock.wallOf(openedAt), openedBy: row.openedBy, floatCents: row.floatCents,
    countedAt: countedAt?.toISOString() ?? null, count: counted && countOf(counted), countedCents, expectedCents,
    differenceCents: countedCents === null || expectedCents === null ? null : countedCents - expectedCents, differenceReason: row.differenceReason,
    takings: countedAt && { receivedCents, returnedCents, putInCents, takenOutCents },
    closedAt: closedAt?.toISOString() ?? null, closedWall: closedAt && clock.wallOf(closedAt), closedBy: row.closedBy,
  };
}

function countOf(counted: Record<string, number>): PieceCount[] {
  return CASH_UNITS.flatMap((unitCents) => {
    const pieces = counted[unitCents] ?? 0;
    return pieces > 0 ? [{ unitCents, pieces }] : [];
  });
}

const NAMED = (user: string, reference: string) => `coalesce(${user}.first_name || ' ' || ${user}.name, ${reference})`;

const LIST: ListSpec = {
  name: 'cash_sessions',
  select: `select s.reference, s.opened_at as "openedAt", ${NAMED('o', 's.opened_by')} as "openedBy", s.float_cents as "floatCents",
    s.counted_at as "countedAt", s.counted, s.counted_cents as "countedCents", s.expected_cents as "expectedCents", s.difference_reason as "differenceReason",
    s.closed_at as "closedAt", ${NAMED('c', 's.closed_by')} as "closedBy", p."receivedCents", p."returnedCents", m."putInCents", m."takenOutCents"
    from cash_sessions s left join users o on o.reference = s.opened_by left join users c on c.reference = s.closed_by
    cross join ${takingsSql('s.id')}`,
  fields: {
    id: { sql: 's.reference', kind: 'text' },
    open: { sql: '(s.closed_at is null)', kind: 'flag' },
  },
  search: ['lower(s.reference)', 'o.search', 'c.search'],
  sort: {
    id: 's.reference', reference: 's.reference', openedAt: 's.opened_at', closedAt: 's.closed_at', floatCents: 's.float_cents', countedCents: 's.counted_cents',
    differenceCents: 's.counted_cents - s.expected_cents',
  },
  order: 's.opened_at desc',
  tieBreak: 's.id desc',
};
