import type { Cents } from '../../money/money.ts';
import {
  deskDayOf,
  deskDayStart,
  openingDayOf,
  type OpeningRules,
} from '../../slots/opening.rules.ts';
import { addDays, addMinutes } from '../../time/wall-time.ts';
import type { CashCountAnswer, CashTakings, PieceCount } from './cash.contract.ts';
import { CASH_UNITS } from '../payments.codes.ts';

/**
 * Returns the total of counted notes and coins in centimes. If a kind occurs twice in the list,
 * both numbers are added.
 */
export function countedCents(count: readonly PieceCount[]): Cents {
  return count.reduce((sum, { unitCents, pieces }) => sum + unitCents * pieces, 0);
}

/** Returns the amount that is expected in a drawer, in centimes. */
export function drawerCents(
  floatCents: Cents,
  { receivedCents, returnedCents, putInCents, takenOutCents }: CashTakings,
): Cents {
  return floatCents + receivedCents - returnedCents + putInCents - takenOutCents;
}

/**
 * Number of minutes after closing time in which payments for the last matches still belong to the
 * drawer of that evening.
 */
const EVENING_GRACE_MINUTES = 180;

/**
 * Whether an open drawer is of an earlier opening day, so that it must be counted before more cash
 * is taken. The night and the hours right after closing still belong to the opening day before.
 * @param day the opening day of the drawer
 * @param wall the current local time, `YYYY-MM-DDTHH:mm`
 */
export function isOfEarlierDay(day: string, wall: string, rules: OpeningRules): boolean {
  const current = deskDayOf(wall, rules);
  if (current <= day) return false;
  const isAfterClosing = openingDayOf(wall, rules) === null && addDays(day, 1) === current;
  return !isAfterClosing || wall >= addMinutes(deskDayStart(current, rules), EVENING_GRACE_MINUTES);
}

/**
 * Returns the fewest notes and coins for an amount, largest first. An amount below the smallest
 * coin is dropped.
 */
export function piecesOf(cents: Cents): PieceCount[] {
  let left = cents;
  return CASH_UNITS.flatMap((unitCents) => {
    const pieces = Math.floor(left / unitCents);
    left -= pieces * unitCents;
    return pieces > 0 ? [{ unitCents, pieces }] : [];
  });
}

/**
 * Whether closing the drawer requires a reason, because any of its counts differed from the
 * expected amount. A later count without a difference does not change this.
 */
export function needsReason(
  counts: readonly Pick<CashCountAnswer, 'countedCents' | 'expectedCents'>[],
): boolean {
  return counts.some(({ countedCents: counted, expectedCents }) => counted !== expectedCents);
}
