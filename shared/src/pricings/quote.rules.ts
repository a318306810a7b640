import type { PriceLineKind } from './pricings.codes.ts';
import type { PriceAnswer } from './pricings.contract.ts';
import { LOCALES, textOf } from '../locales/locale.ts';
import type { Locale, Texts } from '../locales/locale.ts';
import { perPersonCents } from '../money/money.ts';
import type { Cents } from '../money/money.ts';

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
  { lines: FrozenLine[]; unknown: null } | { lines: null; unknown: AddonChoice };

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
