import { BOOKING_INVARIANTS } from './invariants/booking-invariants.ts';
import { CASH_INVARIANTS } from './invariants/cash-invariants.ts';
import { COMMUNITY_INVARIANTS } from './invariants/community-invariants.ts';
import { MATCH_INVARIANTS } from './invariants/match-invariants.ts';
import { OCCUPANCY_INVARIANTS } from './invariants/occupancy-invariants.ts';
import { OPEN_MATCH_INVARIANTS } from './invariants/open-match-invariants.ts';
import { OUTBOX_INVARIANTS } from './invariants/outbox-invariants.ts';
import { PAYMENT_INVARIANTS } from './invariants/payment-invariants.ts';
import { SERIES_INVARIANTS } from './invariants/series-invariants.ts';
import { SQUAD_INVARIANTS } from './invariants/squad-invariants.ts';
import { WAITING_INVARIANTS } from './invariants/waiting-invariants.ts';
import { connectWithRetry, dataSourceOptions } from '../platform/database/data-source.ts';

/** A violated invariant, with a few of the rows that violate it. */
export interface Finding {
  /** Description of the invariant. */
  rule: string;
  count: number;
  examples: string[];
}

/** Any object that runs SQL queries: a data source, or the connection pool of a test. */
export interface Readable {
  query(text: string): Promise<unknown>;
}

const MOST_EXAMPLES = 5;

/**
 * SQL queries of all invariants, by the description of the invariant. Each query returns the rows
 * that violate the invariant.
 */
const RULES: Record<string, string> = {
  ...OCCUPANCY_INVARIANTS,
  ...WAITING_INVARIANTS,
  ...PAYMENT_INVARIANTS,
  ...OPEN_MATCH_INVARIANTS,
  ...MATCH_INVARIANTS,
  ...SQUAD_INVARIANTS,
  ...CASH_INVARIANTS,
  ...BOOKING_INVARIANTS,
  ...COMMUNITY_INVARIANTS,
  ...SERIES_INVARIANTS,
  ...OUTBOX_INVARIANTS,
};

/**
 * Checks the invariants of the database without changing anything; an empty result means that all
 * hold.
 */
export async function examine(source: Readable): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [rule, sql] of Object.entries(RULES)) {
    const broken = rowsOf(
      await source.query(`select example from (${sql}) broken (example) order by 1`),
    );
    if (broken.length > 0)
      findings.push({
        rule,
        count: broken.length,
        examples: broken.slice(0, MOST_EXAMPLES).map(({ example }) => example),
      });
  }
  return findings;
}

/**
 * Reads the rows of a result. A connection pool wraps them in an object, and a data source returns
 * the array.
 */
function rowsOf(answer: unknown): { example: string }[] {
  return (Array.isArray(answer) ? answer : (answer as { rows: unknown[] }).rows) as {
    example: string;
  }[];
}

const POOL = 2;

/** Checks the invariants of the database at a URL. */
export async function examineAt(url: string): Promise<Finding[]> {
  const source = await connectWithRetry(dataSourceOptions(url, [], POOL));
  try {
    return await examine(source);
  } finally {
    await source.destroy();
  }
}
