import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';

/**
 * Whether a rule is valid at all times but those that another of `rules` has: it has no limits, and
 * the other has some.
 */
export function isForTheRest(rule: PricingAnswer, rules: readonly PricingAnswer[]): boolean {
  return !isLimited(rule) && rules.some(isLimited);
}

function isLimited({ weekdays, startTime, endTime, pitch }: PricingAnswer): boolean {
  return [weekdays, startTime, endTime, pitch].some((limit) => limit !== null);
}
