import type { Cents } from '../money/money.ts';
import { deskDayOf, deskDayStart, openingDayOf, type OpeningRules } from '../slots/opening.rules.ts';
import { addDays, addMinutes } from '../time/wall-time.ts';
import type { CashCountAnswer, CashTakings, PieceCount } from './cash.contract.ts';
import { CASH_UNITS } from './payments.codes.ts';

/** What notes and coins are worth together. A kind that is named twice counts twice. */
export function countedCents(count: readonly PieceCount[]): Cents {
  return count.reduce((sum, { unitCents, pieces }) => sum + unitCents * pieces, 0);
}

/** What a drawer should hold. */
export function drawerCents(floatCents: Cents, { receivedCents, returnedCents, putInCents, takenOutCents }: CashTakings): Cents {
  return floatCents + receivedCents - returnedCents + putInCents - takenOutCents;
}

/** After the closing of an evening, its last matches are still paid into its drawer. */
const EVENING_GRACE_MINUTES = 180;

/**
 * Whether an open drawer is of an earlier opening day than the running one, so that it is counted before the next cash.
 * The night belongs to its evening, and so do the hours right after the closing.
 * @param day the opening day of the drawer @param wall the present, `YYYY-MM-DDTHH:mm`
 */
export function isOfEarlierDay(day: string, wall: string, rules: OpeningRules): boolean {
  const current = deskDayOf(wall, rules);
  if (current <= day) return false;
  const isAfterClosing = openingDayOf(wall, rules) === null && addDays(day, 1) === current;
  return !isAfterClosing || wall >= addMinutes(deskDayStart(current, rules), EVENING_GRACE_MINUTES);
}

/** The fewest notes and coins that make an amount, the largest first; what is less than the smallest coin is left out. */
export function piecesOf(cents: Cents): PieceCount[] {
  let left = cents;
  return CASH_UNITS.flatMap((unitCents) => {
    const pieces = Math.floor(left / unitCents);
    left -= pieces * unitCents;
    return pieces > 0 ? [{ unitCents, pieces }] : [];
  });
}

/** Whether any count differed from what should have been there, so that somebody must say why: one that is made again takes none back. */
export function needsReason(counts: readonly Pick<CashCountAnswer, 'countedCents' | 'expectedCents'>[]): boolean {
  return counts.some(({ countedCents: counted, expectedCents }) => counted !== expectedCents);
}
