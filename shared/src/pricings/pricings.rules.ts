import { BOOKING_DURATIONS } from '../bookings/bookings.codes.ts';
import { addDays, timeOfMinutes } from '../time/wall-time.ts';
import { STANDARD_TARIFF } from './pricings.codes.ts';
import type { PricingType } from './pricings.codes.ts';
import { covers, hoursOf, rankOf, sharesStart, WHOLE_DAY } from './pricing-scope.rules.ts';
import type { PricedStart, PricingScope } from './pricing-scope.rules.ts';

export interface SessionRule extends PricingScope {
  reference: string;
  /** The tariff's code. */
  tariff: string;
  durationMinutes: number | null;
  totalCents: number;
}

/**
 * The rule that prices a session: of the tariff's rules with this duration that cover the start,
 * the most specific one. Specificity is compared by pitch, then dates, then weekdays, then hours.
 * If none covers the start, a rule of `standard` applies; null: no price.
 */
export function sessionRuleFor<R extends SessionRule>(
  rules: readonly R[],
  tariff: string,
  durationMinutes: number,
  at: PricedStart,
): R | null {
  const covering = rules.filter(
    (rule) => rule.durationMinutes === durationMinutes && covers(rule, at),
  );
  const ofTariff = (code: string): R[] => covering.filter((rule) => rule.tariff === code);
  const own = ofTariff(tariff);
  const candidates = own.length > 0 ? own : ofTariff(STANDARD_TARIFF);
  return candidates.reduce<R | null>(
    (best, rule) => (best !== null && !precedes(rule, best) ? best : rule),
    null,
  );
}

/**
 * Whether a rule prices some start from `today` on for a tariff; false if rules with precedence
 * cover all its starts. Coverage changes only where a day, a period or an interval begins or ends,
 * so only starts at these boundaries are checked. A pitch that no rule names represents all others.
 */
export function holdsOn(
  rule: SessionRule,
  tariff: string,
  rules: readonly SessionRule[],
  today: string,
): boolean {
  if (rule.tariff !== tariff && rule.tariff !== STANDARD_TARIFF) return false;
  const before = rules.filter(
    (one) => one.durationMinutes === rule.durationMinutes && goesBefore(one, rule, tariff),
  );
  const pitch = rule.pitch ?? ANY_OTHER;
  const starts = daysToTry([rule, ...before], today).flatMap((openingDay) =>
    timesToTry([rule, ...before]).map((startTime) => ({ pitch, openingDay, startTime })),
  );
  return starts.some((at) => covers(rule, at) && !before.some((one) => covers(one, at)));
}

/**
 * Whether one rule takes precedence over another where both cover a start: a rule of the customer's
 * tariff first, else the more specific rule.
 */
function goesBefore(one: SessionRule, other: SessionRule, tariff: string): boolean {
  return one.tariff === other.tariff
    ? one.reference !== other.reference && precedes(one, other)
    : one.tariff === tariff;
}

const ANY_OTHER = '';

/** A week from today, and from each later day on which a rule begins or ends. */
function daysToTry(scopes: readonly PricingScope[], today: string): string[] {
  const turns = scopes.flatMap(({ from, to }) => [
    from ?? today,
    to === null ? today : addDays(to, 1),
  ]);
  const firsts = new Set([today, ...turns.filter((date) => date > today)]);
  return [...firsts].flatMap((first) => Array.from({ length: 7 }, (_, day) => addDays(first, day)));
}

function timesToTry(scopes: readonly PricingScope[]): string[] {
  const turns = scopes.flatMap((scope) =>
    hoursOf(scope).flatMap(({ start, end }) => [start, end % WHOLE_DAY.end]),
  );
  return [...new Set(turns)].map(timeOfMinutes);
}

/**
 * Whether two prices are ambiguous: sessions of one tariff and duration, equally specific, with a
 * start that both cover. The API responds with `PRICING_OVERLAP`.
 */
export function conflicts(a: SessionRule, b: SessionRule): boolean {
  const rivals =
    a.reference !== b.reference && a.tariff === b.tariff && a.durationMinutes === b.durationMinutes;
  return rivals && rankText(a) === rankText(b) && sharesStart(a, b);
}

function precedes(a: SessionRule, b: SessionRule): boolean {
  const [one, other] = [rankText(a), rankText(b)];
  return one === other ? a.reference < b.reference : one > other;
}

function rankText(scope: PricingScope): string {
  return rankOf(scope).join('');
}

/**
 * Last day of a price that another price replaces from `from` on. The old price keeps its own end
 * if that is early enough, or if it has no dates. Dates take precedence over weekdays and hours, so
 * the new price already has precedence. An added end date would raise an old price without dates
 * above other prices until then.
 */
export function endReplaced(
  { from, to }: Pick<PricingScope, 'from' | 'to'>,
  begins: string,
): string | null {
  if (from === null && to === null) return null;
  return to !== null && to < begins ? to : addDays(begins, -1);
}

/** The field that violates the rules of a pricing type or its scope, or null. */
export function pricingProblem(
  pricing: PricingScope & {
    type: PricingType;
    durationMinutes: number | null;
    numberOfHours: number | null;
  },
): keyof PricingScope | 'durationMinutes' | 'numberOfHours' | null {
  const { type, durationMinutes, numberOfHours, from, to, startTime, endTime } = pricing;
  if (type === 'session' && !BOOKING_DURATIONS.some((minutes) => minutes === durationMinutes))
    return 'durationMinutes';
  if (type === 'pack' && numberOfHours === null) return 'numberOfHours';
  if (from !== null && to !== null && to < from) return 'to';
  if ((startTime === null) !== (endTime === null))
    return startTime === null ? 'startTime' : 'endTime';
  return null;
}
