import { type Pack, packToUse } from './subscriptions.rules.ts';

/** A match that is to be paid with pack hours. */
export interface HoursWanted {
  hours: number;
  /** Calendar date of the match's start. */
  date: string;
}

/**
 * Returns the number of hours that no pack can pay, summed over `matches`. Matches are paid in the
 * given order. Each match uses the pack that expires first among those with enough hours.
 */
export function missingHours(packs: readonly Pack[], matches: readonly HoursWanted[]): number {
  const left = packs.map((pack) => ({ ...pack }));
  return matches.reduce((missing, { hours, date }) => {
    const pack = packToUse(left, hours, date);
    if (!pack) return missing + hours;
    pack.remainingHours -= hours;
    return missing;
  }, 0);
}
