import { type Pack, packToUse } from './subscriptions.rules.ts';

/** A match that hours are to pay for. */
export interface HoursWanted {
  hours: number;
  /** Calendar date of its start. */
  date: string;
}

/** How many hours of several matches, paid in their order, no pack can pay: each takes from the pack that expires first and still has enough. */
export function missingHours(packs: readonly Pack[], matches: readonly HoursWanted[]): number {
  const left = packs.map((pack) => ({ ...pack }));
  return matches.reduce((missing, { hours, date }) => {
    const pack = packToUse(left, hours, date);
    if (!pack) return missing + hours;
    pack.remainingHours -= hours;
    return missing;
  }, 0);
}
