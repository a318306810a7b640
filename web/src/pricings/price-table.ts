import { notOver, startingPrice } from '@five/shared/pricings/holding.rules';
import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';

/**
 * An entry of the price list: sessions of one length or packs of one size, with the displayed price
 * and all price rules.
 */
export interface Offer {
  key: string;
  type: 'session' | 'pack';
  hours: number;
  /** The lowest price that is valid today, else the lowest future price. */
  from: PricingAnswer;
  /** Whether the amounts of the rules differ. */
  varies: boolean;
  rules: PricingAnswer[];
}

/**
 * Returns current and future prices as entries of the price list: sessions first, then packs, each
 * from short to long.
 */
export function offersOf(pricings: PricingAnswer[], today: string): Offer[] {
  const groups = new Map<string, PricingAnswer[]>();
  for (const pricing of notOver(pricings, today).filter(isShown)) {
    const key = `${pricing.type}-${hoursOf(pricing)}`;
    groups.set(key, [...(groups.get(key) ?? []), pricing]);
  }
  return [...groups].map(([key, rules]) => offerOf(key, rules, today)).sort(byKindAndLength);
}

/**
 * Returns the name that the venue gave to all rules of an entry; null if their names differ.
 */
export function nameOfOffer({ from, rules }: Offer): string | null {
  return rules.every(({ name }) => name === from.name) ? from.name : null;
}

/** Whether a price list contains a pack that can be ordered today or later. */
export const hasPacks = (pricings: PricingAnswer[], today: string): boolean =>
  offersOf(pricings, today).some(({ type }) => type === 'pack');

function isShown({ type, archived }: PricingAnswer): boolean {
  return !archived && type !== 'academy';
}

function hoursOf({ numberOfHours, durationMinutes }: PricingAnswer): number {
  return numberOfHours ?? (durationMinutes ?? 60) / 60;
}

function offerOf(key: string, unsorted: PricingAnswer[], today: string): Offer {
  const rules = unsorted.toSorted((one, other) => one.totalCents - other.totalCents);
  // A group always contains at least one rule, so the result is not undefined.
  const from = startingPrice(rules, today) as PricingAnswer;
  const varies = rules.some(({ totalCents }) => totalCents !== from.totalCents);
  return {
    key,
    type: from.type === 'pack' ? 'pack' : 'session',
    hours: hoursOf(from),
    from,
    varies,
    rules,
  };
}

function byKindAndLength(one: Offer, other: Offer): number {
  if (one.type !== other.type) return one.type === 'session' ? -1 : 1;
  return one.hours - other.hours;
}
