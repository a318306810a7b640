import { type Pack, packToUse } from './subscriptions.rules.ts';

/** A match to be paid with hours. */
export interface HoursWanted {
  hours: number;
  /** Calendar date of its start. */
  date: string;
}

/**
 * Number of hours of several matches that no pack covers. Matches are paid in order, each from the
 * pack that expires first and still has enough hours.
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
