import type { Cents } from '../money/money.ts';
import { canPay, type Pack } from './subscriptions.rules.ts';

/** The rest of a pack: whole hours, and 0 to 59 minutes. */
export interface PackBalance extends Pack {
  remainingMinutes: number;
}

/** A movement of a ledger. Hours and minutes may have opposite signs. */
interface PackMovement {
  hours: number;
  minutes: number;
}

/**
 * Returns the minutes of a pack that pay `amountCents` of a match. An hour of a pack pays an hour
 * of the match's session, so the session's price is worth the minutes of the match. The minutes
 * are rounded up. Null if the session has no price, because pack hours have paid it already.
 */
export function minutesFor(
  amountCents: Cents,
  { sessionCents, durationMinutes }: { sessionCents: Cents; durationMinutes: number },
): number | null {
  if (sessionCents <= 0) return null;
  return Math.ceil((amountCents * durationMinutes) / sessionCents);
}

/** Returns the rest of a pack in minutes. */
export const balanceMinutes = ({
  remainingHours,
  remainingMinutes,
}: Pick<PackBalance, 'remainingHours' | 'remainingMinutes'>): number =>
  remainingHours * 60 + remainingMinutes;

/**
 * Returns the movement that adds `minutes` to a rest, or subtracts them if negative. Afterwards the
 * rest has 0 to 59 minutes beside its hours.
 */
export function movementOf(
  rest: Pick<PackBalance, 'remainingHours' | 'remainingMinutes'>,
  minutes: number,
): PackMovement {
  const after = balanceMinutes(rest) + minutes;
  const hours = Math.floor(after / 60);
  return {
    hours: hours - rest.remainingHours,
    minutes: after - hours * 60 - rest.remainingMinutes,
  };
}

/**
 * Returns the pack that pays `minutes` of a match on `date`: the first of those that can pay, in
 * the order of their last days. Null if no pack can.
 */
export function packForMinutes<P extends PackBalance>(
  packs: readonly P[],
  minutes: number,
  date: string,
): P | null {
  const usable = packs.filter((pack) => canPay(pack, 0, date) && balanceMinutes(pack) >= minutes);
  return (
    usable.toSorted((a, b) => (a.validUntil ?? '').localeCompare(b.validUntil ?? ''))[0] ?? null
  );
}
