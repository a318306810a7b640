import type { BookingLineKind } from '../bookings/bookings.codes.ts';
import type { PriceAnswer } from '../bookings/bookings.contract.ts';
import { LOCALES, textOf } from '../locales/locale.ts';
import type { Locale, Texts } from '../locales/locale.ts';
import { perPersonCents } from '../money/money.ts';
import type { Cents } from '../money/money.ts';

/** A line as it is frozen on a booking: its text in three languages, its addon and option by name. */
export interface FrozenLine {
  kind: BookingLineKind;
  text: Texts;
  quantity: number;
  unitCents: Cents;
  totalCents: Cents;
  /** The addon's reference and the option's code. */
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
  /** May be left out where the addon has one option. */
  option?: string | undefined;
  quantity: number;
}

export type QuotedLines = { lines: FrozenLine[]; unknown: null } | { lines: null; unknown: AddonChoice };

/**
 * The lines of a booking: its session, then each addon; or the first choice that no addon on offer answers to.
 * @param frozen the addon lines of a booking that is changed: of which no more is wanted than it has keeps its price, also off offer
 */
export function quoteLines(session: { name: Texts; totalCents: Cents }, choices: readonly AddonChoice[], addons: readonly QuotedAddon[], frozen: readonly FrozenLine[] = []): QuotedLines {
  const lines: FrozenLine[] = [];
  const kept = frozen.filter((line) => wantedOf(line, choices, frozen) <= line.quantity);
  for (const choice of choices) {
    const line = keptLine(choice, kept, frozen) ?? addonLine(choice, addons);
    if (line === null) return { lines: null, unknown: choice };
    lines.push(line);
  }
  return { lines: [sessionLine(session), ...merged(lines)], unknown: null };
}

/** The same lines where hours of a pack pay for the session: it stays on the list and costs no money. */
export function paidInHours(lines: readonly FrozenLine[]): FrozenLine[] {
  return lines.map((line) => (line.kind === 'session' ? { ...line, unitCents: 0, totalCents: 0 } : line));
}

export function sumOfLines(lines: readonly { totalCents: Cents }[]): Cents {
  return lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
}

/** A price as it is answered: the lines in one language, and what each of `players` pays at most. */
export function priceAnswer(pricing: string, lines: readonly FrozenLine[], players: number, locale: Locale): PriceAnswer {
  const totalCents = sumOfLines(lines);
  return {
    totalCents,
    perPersonCents: perPersonCents(totalCents, players),
    pricing,
    lines: lines.map(({ kind, text, quantity, unitCents, totalCents }) => ({ kind, text: textOf(text, locale), quantity, unitCents, totalCents })),
  };
}

function sessionLine({ name, totalCents }: { name: Texts; totalCents: Cents }): FrozenLine {
  return { kind: 'session', text: name, quantity: 1, unitCents: totalCents, totalCents, addon: null, option: null };
}

function addonLine({ reference, option: code, quantity }: AddonChoice, addons: readonly QuotedAddon[]): FrozenLine | null {
  const addon = addons.find((one) => one.reference === reference);
  const option = code === undefined && addon?.options.length === 1 ? addon.options[0] : addon?.options.find((one) => one.code === code);
  if (!addon || !option) return null;
  const text = addon.options.length === 1 ? addon.name : joined(addon.name, option.name);
  return { kind: 'addon', text, quantity, unitCents: option.priceCents, totalCents: quantity * option.priceCents, addon: reference, option: option.code };
}

function keptLine(choice: AddonChoice, kept: readonly FrozenLine[], frozen: readonly FrozenLine[]): FrozenLine | null {
  const line = kept.find((one) => isOf(choice, one, frozen));
  return line ? { ...line, quantity: choice.quantity, totalCents: choice.quantity * line.unitCents } : null;
}

const wantedOf = (line: FrozenLine, choices: readonly AddonChoice[], frozen: readonly FrozenLine[]): number =>
  choices.filter((choice) => isOf(choice, line, frozen)).reduce((sum, { quantity }) => sum + quantity, 0);

/** A choice without option means the one line that the booking has of the addon. */
function isOf({ reference, option }: AddonChoice, line: FrozenLine, frozen: readonly FrozenLine[]): boolean {
  if (line.addon !== reference) return false;
  return option === undefined ? frozen.filter(({ addon }) => addon === reference).length === 1 : line.option === option;
}

/** The same option asked for twice is one line. */
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
  const [fr, en, ar] = LOCALES.map((locale) => `${textOf(first, locale)} · ${textOf(second, locale)}`);
  return { fr: fr ?? first.fr, en, ar };
}
