import type { Cents } from '../money/money.ts';
import { fold } from '../search/fold.ts';
import { REFERENCE_PREFIXES, type ReferencePrefix } from '../references/reference.ts';
import type { MatchLane, MatchReason, SettledState } from './payments.codes.ts';

/** Something that waits for money. */
export interface Payable {
  kind: 'booking' | 'subscription' | 'share';
  reference: string;
  customer: string;
  dueCents: Cents;
  /** What it is a part of: whatever is paid for one is due of both no more. */
  within?: string | null;
}

/** A line of the bank of which something is left. */
export interface OpenLine {
  reference: string;
  label: string | null;
  restCents: Cents;
  /** References of what it paid and was taken back: perhaps the money itself was returned. */
  takenBack?: readonly string[];
  /** References of what it pays: of those it is the rest, and no second transfer. */
  pays?: readonly string[];
}

/** Something that a line names by its reference, whether or not money is due for it. */
export interface NamedTarget extends Payable {
  /** What it comes to that nothing is due; of no weight while something is. */
  state: Exclude<SettledState, 'claimed'>;
  /** Venue date of the match, or of the order. */
  date: string;
  totalCents: Cents;
  paidCents: Cents;
}

/** A line whose sure reference names what is no debt any more. */
export interface SettledMatch {
  lane: 'late' | 'double';
  state: SettledState;
  target: NamedTarget;
}

export interface LineMatch {
  lane: Extract<MatchLane, 'exact' | 'probable'>;
  payable: Payable;
  /** What is due of it, as far as the line reaches. */
  takeCents: Cents;
  reasons: MatchReason[];
}

/**
 * What each line pays for. Two lines never share what is due once: a sure match takes its part before the others are looked at,
 * so that what is proposed can be accepted from the first line to the last.
 */
export function matchLines(lines: readonly OpenLine[], payables: readonly Payable[]): Map<string, LineMatch> {
  const waiting = new Waiting(payables);
  const read = lines.map((line) => ({ line, label: readLabel(line.label) }));
  const found = new Map<string, LineMatch>();
  for (const sureOnly of [true, false]) {
    for (const { line, label } of read) {
      const match = found.has(line.reference) ? null : bestOf(line, waiting.named(line, label));
      if (!match || (sureOnly && match.lane !== 'exact')) continue;
      found.set(line.reference, match);
      waiting.take(match);
    }
  }
  return found;
}

/**
 * All open lines in their lanes. A sure reference comes before what amount and name suggest: a line that names
 * something that is no debt any more is `late` or `double`, and takes nothing of what others owe.
 */
export function sortLines(lines: readonly OpenLine[], payables: readonly Payable[], named: readonly NamedTarget[]): { matches: Map<string, LineMatch>; settled: Map<string, SettledMatch> } {
  const byReference = new Map(named.map((target) => [target.reference, target]));
  const known = new Set(payables.map(({ reference }) => reference));
  // What is due and was left out of the payables for its age is a debt all the same.
  const debts = [...payables, ...named.filter(({ reference, dueCents }) => dueCents > 0 && !known.has(reference))];
  const due = new Set(debts.map(({ reference }) => reference));
  const of = new Map(lines.map((line) => [line.reference, namedBy(line).flatMap((reference) => byReference.get(reference) ?? [])]));
  const targetsOf = (line: OpenLine) => of.get(line.reference) ?? [];
  const isSettled = (line: OpenLine) => targetsOf(line).length > 0 && !targetsOf(line).some(({ reference }) => due.has(reference));
  const matches = matchLines(lines.filter((line) => !isSettled(line)), debts);
  const settled = lines.filter(({ reference }) => !matches.has(reference)).flatMap((line): [string, SettledMatch][] => {
    const [target] = targetsOf(line);
    return target ? [[line.reference, settledMatch(target, due.has(target.reference))]] : [];
  });
  return { matches, settled: new Map(settled) };
}

function settledMatch(target: NamedTarget, isClaimed: boolean): SettledMatch {
  if (isClaimed) return { lane: 'double', state: 'claimed', target };
  const isPaid = target.state === 'paid' || (target.paidCents > 0 && target.paidCents >= target.totalCents);
  return { lane: isPaid ? 'double' : 'late', state: target.state, target };
}

/** What a line names besides what it pays itself. */
function namedBy({ label, pays = [] }: OpenLine): string[] {
  return namedReferences(label).filter((reference) => !pays.includes(reference));
}

const PAYABLE_PREFIXES: readonly ReferencePrefix[] = [REFERENCE_PREFIXES.booking, REFERENCE_PREFIXES.subscription, REFERENCE_PREFIXES.share];
const BODY = /^[0-9A-HJKMNP-TV-Z]{8}/;

/** Every reference of something payable that the words of a line may hold, as it is written in full. Most of them name nothing. */
export function namedReferences(label: string | null): string[] {
  const text = compact(label ?? '');
  const at = (prefix: ReferencePrefix, from: number) => (text.startsWith(prefix, from) ? BODY.exec(text.slice(from + prefix.length))?.[0] : undefined);
  return PAYABLE_PREFIXES.flatMap((prefix) => [...text].flatMap((_, from) => {
    const body = at(prefix, from);
    return body === undefined ? [] : [`${prefix}-${body}`];
  }));
}

/** The best of what waits for money; null where nothing speaks for any of it. Of equals the first. */
function bestOf(line: OpenLine, named: readonly Named[]): LineMatch | null {
  const best = named.reduce<Named | null>((top, one) => (top && weightOf(top.signs) >= weightOf(one.signs) ? top : one), null);
  if (!best) return null;
  const { payable, signs } = best;
  const alike = named.filter((one) => weightOf(one.signs) === weightOf(signs)).length > 1;
  const takenBack = line.takenBack?.includes(payable.reference) ?? false;
  const lane = signs.reference && signs.amount && !alike && !takenBack ? 'exact' : 'probable';
  const doubts: MatchReason[] = [...(alike ? ['several' as const] : []), ...(takenBack ? ['taken_back' as const] : [])];
  return { lane, payable, takeCents: Math.min(line.restCents, payable.dueCents), reasons: [...reasonsOf(signs, line.restCents - payable.dueCents), ...doubts] };
}

interface Signs {
  reference: boolean;
  amount: boolean;
  name: boolean;
}

interface Named {
  payable: Payable;
  signs: Signs;
}

interface Label {
  compact: string;
  words: ReadonlySet<string>;
}

interface Debt {
  payable: Payable;
  place: number;
  key: string;
  words: readonly string[];
  dueCents: Cents;
}

/** What waits for money, found by what a label says of it: a thousand lines against a thousand debts are a few looks each. */
class Waiting {
  private readonly byKey = new Map<string, Debt>();
  private readonly byWord = new Map<string, Debt[]>();
  private readonly parts = new Map<string, Debt[]>();
  private readonly lengths: readonly number[];

  constructor(payables: readonly Payable[]) {
    for (const [place, payable] of payables.entries()) {
      const debt = { payable, place, key: compact(payable.reference), words: wordsOf(payable.customer), dueCents: payable.dueCents };
      this.byKey.set(debt.key, debt);
      if (payable.within) this.parts.set(payable.within, [...this.parts.get(payable.within) ?? [], debt]);
      for (const word of new Set(debt.words)) this.sharing(word).push(debt);
    }
    this.lengths = [...new Set([...this.byKey.keys()].map((key) => key.length))];
  }

  /** Those for which something of weight speaks, in the order in which they were given. */
  named(line: OpenLine, label: Label): Named[] {
    const alike = [...label.words].flatMap((word) => this.byWord.get(word) ?? []).filter(({ dueCents }) => dueCents === line.restCents);
    return [...new Set([...this.referred(label), ...alike])].filter(({ dueCents }) => dueCents > 0).toSorted((one, other) => one.place - other.place)
      .map((debt) => ({ payable: { ...debt.payable, dueCents: debt.dueCents }, signs: signsOf(debt, line, label) }))
      .filter(({ signs }) => signs.reference || (signs.amount && signs.name));
  }

  /** A part and its whole owe the same money once. */
  take({ payable, takeCents }: LineMatch): void {
    const debt = this.byKey.get(compact(payable.reference));
    const whole = payable.within ? this.byKey.get(compact(payable.within)) : undefined;
    if (debt) debt.dueCents -= takeCents;
    if (whole) whole.dueCents -= takeCents;
    for (const part of this.parts.get((whole ?? debt)?.payable.reference ?? '') ?? []) part.dueCents = Math.min(part.dueCents, (whole ?? debt)?.dueCents ?? 0);
  }

  private sharing(word: string): Debt[] {
    const debts = this.byWord.get(word) ?? [];
    this.byWord.set(word, debts);
    return debts;
  }

  private referred({ compact: text }: Label): Debt[] {
    return this.lengths.flatMap((length) => Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) => this.byKey.get(text.slice(at, at + length)) ?? []).flat());
  }
}

const readLabel = (label: string | null): Label => ({ compact: compact(label ?? ''), words: new Set(wordsOf(label ?? '')) });

function signsOf({ key, words, dueCents }: Debt, { restCents }: OpenLine, label: Label): Signs {
  const known = words.filter((word) => label.words.has(word)).length;
  return { reference: label.compact.includes(key), amount: restCents === dueCents, name: known > 0 && known >= Math.min(2, words.length) };
}

const weightOf = ({ reference, amount, name }: Signs) => (reference ? 4 : 0) + (amount ? 2 : 0) + (name ? 1 : 0);

function reasonsOf({ reference, amount, name }: Signs, aboveCents: Cents): MatchReason[] {
  const excess: MatchReason = aboveCents > 0 ? 'amount_above' : 'amount_below';
  return [...(reference ? ['reference' as const] : []), amount ? 'amount' : excess, ...(name ? ['name' as const] : [])];
}

/** Letters and digits alone, and those that are taken for one another made one: as banks and people write a reference. */
function compact(text: string): string {
  return fold(text).toUpperCase().replace(/[^0-9A-Z]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}

const LEAST_LETTERS = 3;

/** The words by which a person is known in a label; initials and titles tell nobody apart. */
function wordsOf(text: string): string[] {
  return fold(text).split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= LEAST_LETTERS);
}
