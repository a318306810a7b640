import type { Cents } from '../money/money.ts';
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
