import { LOCALES, textOf } from '../locales/locale.ts';
import type { Locale, Texts } from '../locales/locale.ts';
import { perPersonCents } from '../money/money.ts';
import type { Cents } from '../money/money.ts';
import { minutesOfTime, spanMinutes, weekdayOf } from '../time/wall-time.ts';
import { STANDARD_TARIFF } from './pricings.codes.ts';
import type { PriceLineKind } from './pricings.codes.ts';
import type { PriceAnswer } from './pricings.contract.ts';

/**
 * Pitches, opening days and start times for which a price is valid. A field that is null sets no
 * limit.
 */
export interface PricingScope {
  /** Code of the only pitch for which the price is valid; null: all pitches. */
  pitch: string | null;
  /** First and last opening day of the price, both included; null: no limit. */
  from: string | null;
  to: string | null;
  /** Weekdays of the opening days, 1 = Monday; null: every day. */
  weekdays: readonly number[] | null;
  /**
   * Range of start times: `startTime` is included, `endTime` is excluded. The range spans midnight
   * if `endTime` is not later than `startTime`.
   */
  startTime: string | null;
  endTime: string | null;
}

/** Pitch, opening day and start time of a booking whose price is looked up. */
export interface PricedStart {
  pitch: string;
  /** The opening day. Hours after midnight on a Saturday night still belong to Saturday. */
  openingDay: string;
  startTime: string;
}

export interface SessionRule extends PricingScope {
  reference: string;
  /** Code of the tariff that the rule belongs to. */
  tariff: string;
  durationMinutes: number | null;
  totalCents: number;
}

/**
 * A price line as stored on a booking, with its text in three languages; later changes of the price
 * list do not affect it.
 */
export interface FrozenLine {
  kind: PriceLineKind;
  text: Texts;
  quantity: number;
  unitCents: Cents;
  totalCents: Cents;
  /** Reference of the add-on and code of its option; null for the session. */
  addon: string | null;
  option: string | null;
}

export interface QuotedAddon {
  reference: string;
  name: Texts;
  options: readonly { code: string; name: Texts; priceCents: Cents }[];
}

export interface AddonChoice {
  reference: string;
  /** Code of the option; not needed if the add-on has a single option. */
  option?: string | undefined;
  quantity: number;
}

export type QuotedLines =
  | { lines: FrozenLine[]; unknown: null }
  | { lines: null; unknown: AddonChoice };

/**
 * Returns the price rule of a session: the most specific rule of the tariff with this duration that
 * is valid for the start `at`. Specificity is compared by pitch, then dates, then weekdays, then
 * hours. If no rule of the tariff is valid, a rule of the tariff `standard` applies. Null: the
 * start has no price.
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

/** Whether a price is valid for a start. */
export function covers(
  scope: PricingScope,
  { pitch, openingDay, startTime }: PricedStart,
): boolean {
  return (
    (scope.pitch === null || scope.pitch === pitch) &&
    (scope.from === null || scope.from <= openingDay) &&
    (scope.to === null || openingDay <= scope.to) &&
    (scope.weekdays === null || scope.weekdays.includes(weekdayOf(openingDay))) &&
    hoursOf(scope).some(
      ({ start, end }) => start <= minutesOfTime(startTime) && minutesOfTime(startTime) < end,
    )
  );
}

/**
 * Returns the specificity of a price as four numbers in order of precedence: pitch, dates,
 * weekdays, hours. A number is 1 if the price limits this property, else 0.
 */
export function rankOf(scope: PricingScope): number[] {
  return [scope.pitch, scope.from ?? scope.to, scope.weekdays, scope.startTime].map((named) =>
    named === null ? 0 : 1,
  );
}

/** Whether the rule `a` has precedence over `b`: it is more specific, or its reference is lower. */
export function precedes(a: SessionRule, b: SessionRule): boolean {
  const [one, other] = [rankText(a), rankText(b)];
  return one === other ? a.reference < b.reference : one > other;
}

/** The specificity of a price (`rankOf`) as a text that can be compared. */
export function rankText(scope: PricingScope): string {
  return rankOf(scope).join('');
}

export const WHOLE_DAY = { start: 0, end: 24 * 60 };

/**
 * Returns the start times for which a price is valid, as ranges in minutes since midnight. Hours
 * that span midnight result in two ranges.
 */
export function hoursOf({ startTime, endTime }: PricingScope): { start: number; end: number }[] {
  if (startTime === null || endTime === null) return [WHOLE_DAY];
  const start = minutesOfTime(startTime);
  const end = start + spanMinutes(startTime, endTime);
  return end <= WHOLE_DAY.end
    ? [{ start, end }]
    : [
        { start, end: WHOLE_DAY.end },
        { start: 0, end: end - WHOLE_DAY.end },
      ];
}

/**
 * Returns the price lines of a booking: the session, then each add-on. If a chosen add-on or option
 * is not in `addons`, `lines` is null and `unknown` is the first such choice.
 * @param frozen existing add-on lines of a changed booking; a line whose quantity does not increase
 * keeps its price, even if `addons` lacks its add-on
 */
export function quoteLines(
  session: { name: Texts; totalCents: Cents },
  choices: readonly AddonChoice[],
  addons: readonly QuotedAddon[],
  frozen: readonly FrozenLine[] = [],
): QuotedLines {
  const lines: FrozenLine[] = [];
  const kept = frozen.filter((line) => wantedOf(line, choices, frozen) <= line.quantity);
  for (const choice of choices) {
    const line = frozenLineFor(choice, kept, frozen) ?? addonLine(choice, addons);
    if (line === null) return { lines: null, unknown: choice };
    lines.push(line);
  }
  return { lines: [sessionLine(session), ...merged(lines)], unknown: null };
}

/**
 * Returns the price lines with an amount of 0 for the session, for a booking that is paid with pack
 * hours.
 */
export function paidInHours(lines: readonly FrozenLine[]): FrozenLine[] {
  return lines.map((line) =>
    line.kind === 'session' ? { ...line, unitCents: 0, totalCents: 0 } : line,
  );
}

export function sumOfLines(lines: readonly { totalCents: Cents }[]): Cents {
  return lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
}

/**
 * Returns the API representation of a booking's price, with the lines in one language. The price
 * per person is the total divided by `players`, rounded up to a whole centime.
 * @param pricing reference of the session's price in the price list
 */
export function priceAnswer(
  pricing: string,
  lines: readonly FrozenLine[],
  players: number,
  locale: Locale,
): PriceAnswer {
  const totalCents = sumOfLines(lines);
  return {
    totalCents,
    perPersonCents: perPersonCents(totalCents, players),
    pricing,
    lines: lines.map(({ kind, text, quantity, unitCents, totalCents }) => ({
      kind,
      text: textOf(text, locale),
      quantity,
      unitCents,
      totalCents,
    })),
  };
}

function sessionLine({ name, totalCents }: { name: Texts; totalCents: Cents }): FrozenLine {
  return {
    kind: 'session',
    text: name,
    quantity: 1,
    unitCents: totalCents,
    totalCents,
    addon: null,
    option: null,
  };
}

function addonLine(
  { reference, option: code, quantity }: AddonChoice,
  addons: readonly QuotedAddon[],
): FrozenLine | null {
  const addon = addons.find((one) => one.reference === reference);
  const option =
    code === undefined && addon?.options.length === 1
      ? addon.options[0]
      : addon?.options.find((one) => one.code === code);
  if (!addon || !option) return null;
  const text = addon.options.length === 1 ? addon.name : joined(addon.name, option.name);
  return {
    kind: 'addon',
    text,
    quantity,
    unitCents: option.priceCents,
    totalCents: quantity * option.priceCents,
    addon: reference,
    option: option.code,
  };
}

function frozenLineFor(
  choice: AddonChoice,
  kept: readonly FrozenLine[],
  frozen: readonly FrozenLine[],
): FrozenLine | null {
  const line = kept.find((one) => isOf(choice, one, frozen));
  return line
    ? { ...line, quantity: choice.quantity, totalCents: choice.quantity * line.unitCents }
    : null;
}

const wantedOf = (
  line: FrozenLine,
  choices: readonly AddonChoice[],
  frozen: readonly FrozenLine[],
): number =>
  choices
    .filter((choice) => isOf(choice, line, frozen))
    .reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Whether a choice refers to the add-on and the option of `line`. A choice without an option refers
 * to `line` if `frozen` has only one line of that add-on.
 */
function isOf(
  { reference, option }: AddonChoice,
  line: FrozenLine,
  frozen: readonly FrozenLine[],
): boolean {
  if (line.addon !== reference) return false;
  return option === undefined
    ? frozen.filter(({ addon }) => addon === reference).length === 1
    : line.option === option;
}

/** Merges lines of the same add-on and option into one line, and adds up their quantities. */
function merged(lines: readonly FrozenLine[]): FrozenLine[] {
  const byOption = new Map<string, FrozenLine>();
  for (const line of lines) {
    const key = `${line.addon} ${line.option}`;
    const quantity = line.quantity + (byOption.get(key)?.quantity ?? 0);
    byOption.set(key, { ...line, quantity, totalCents: quantity * line.unitCents });
  }
  return [...byOption.values()];
}

function joined(first: Texts, second: Texts): Texts {
  const [fr, en, ar] = LOCALES.map(
    (locale) => `${textOf(first, locale)} · ${textOf(second, locale)}`,
  );
  return { fr: fr ?? first.fr, en, ar };
}
