import type { Cents } from '../money/money.ts';
import {
  deskDayOf,
  deskDayStart,
  openingDayOf,
  type OpeningRules,
} from '../slots/opening.rules.ts';
import { addDays, addMinutes } from '../time/wall-time.ts';
import type { CashCountAnswer, CashTakings, PieceCount } from './cash.contract.ts';
import { CASH_UNITS } from './payments.codes.ts';

/** Total of notes and coins. A kind that occurs twice counts twice. */
export function countedCents(count: readonly PieceCount[]): Cents {
  return count.reduce((sum, { unitCents, pieces }) => sum + unitCents * pieces, 0);
}

/** Expected amount of a drawer. */
export function drawerCents(
  floatCents: Cents,
  { receivedCents, returnedCents, putInCents, takenOutCents }: CashTakings,
): Cents {
  return floatCents + receivedCents - returnedCents + putInCents - takenOutCents;
}

/** Minutes after closing in which the last matches are still paid into the evening's drawer. */
const EVENING_GRACE_MINUTES = 180;

/**
 * Whether an open drawer is of an earlier opening day, so that it must be counted before more cash
 * is taken. The night and the hours right after closing belong to the opening day before them.
 * @param day the opening day of the drawer
 * @param wall the current time, `YYYY-MM-DDTHH:mm`
 */
export function isOfEarlierDay(day: string, wall: string, rules: OpeningRules): boolean {
  const current = deskDayOf(wall, rules);
  if (current <= day) return false;
  const isAfterClosing = openingDayOf(wall, rules) === null && addDays(day, 1) === current;
  return !isAfterClosing || wall >= addMinutes(deskDayStart(current, rules), EVENING_GRACE_MINUTES);
}

/**
 * The fewest notes and coins for an amount, largest first; amounts below the smallest coin are
 * dropped.
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
 * Whether any count differed from the expected amount, so that a reason is required; a later count
 * does not remove it.
 */
export function needsReason(
  counts: readonly Pick<CashCountAnswer, 'countedCents' | 'expectedCents'>[],
): boolean {
  return counts.some(({ countedCents: counted, expectedCents }) => counted !== expectedCents);
}
