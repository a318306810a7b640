import type { Cents } from '../money/money.ts';
import { fold } from '../search/fold.ts';
import type { MatchLane, MatchReason } from './payments.codes.ts';

/** Something that waits for money. */
export interface Payable {
  kind: 'booking' | 'subscription';
  reference: string;
  customer: string;
  dueCents: Cents;
}

/** A line of the bank of which something is left. */
export interface OpenLine {
  reference: string;
  label: string;
  restCents: Cents;
  /** References of what it paid and was taken back: perhaps the money itself was returned. */
  takenBack?: readonly string[];
}

export interface LineMatch {
  lane: Exclude<MatchLane, 'none'>;
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
  const due = new Map(payables.map((payable) => [payable.reference, payable.dueCents]));
  const left = () => payables.map((payable) => ({ ...payable, dueCents: due.get(payable.reference) ?? 0 })).filter(({ dueCents }) => dueCents > 0);
  const found = new Map<string, LineMatch>();
  for (const sureOnly of [true, false]) {
    for (const line of lines) {
      const match = found.has(line.reference) ? null : matchLine(line, left());
      if (!match || (sureOnly && match.lane !== 'exact')) continue;
      found.set(line.reference, match);
      due.set(match.payable.reference, match.payable.dueCents - match.takeCents);
    }
  }
  return found;
}

/** The best of what waits for money; null where nothing speaks for any of it. Of equals the first. */
export function matchLine(line: OpenLine, payables: readonly Payable[]): LineMatch | null {
  const label = { compact: compact(line.label), words: new Set(wordsOf(line.label)) };
  const named = payables.map((payable) => ({ payable, signs: signsOf(payable, line, label) })).filter(({ signs }) => signs.reference || (signs.amount && signs.name));
  const best = named.reduce<(typeof named)[number] | null>((top, one) => (top && weightOf(top.signs) >= weightOf(one.signs) ? top : one), null);
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

function signsOf({ reference, customer, dueCents }: Payable, { restCents }: OpenLine, label: { compact: string; words: ReadonlySet<string> }): Signs {
  const name = wordsOf(customer);
  const known = name.filter((word) => label.words.has(word)).length;
  return { reference: label.compact.includes(compact(reference)), amount: restCents === dueCents, name: known > 0 && known >= Math.min(2, name.length) };
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
