import type { Cents } from '../money/money.ts';
import { REFERENCE_PREFIXES, type ReferencePrefix } from '../references/reference.ts';
import { compact, readLabel } from './matching/labels.ts';
import type { LineMatch, OpenLine, Payable } from './matching/targets.ts';
import { PayableIndex } from './matching/payable-index.ts';
import type { NamedPayable, Signs } from './matching/payable-index.ts';
import type { MatchReason, SettledState } from './payments.codes.ts';

/**
 * A booking, pack or share that a bank line names by its reference, whether or not money is due.
 */
export interface NamedTarget extends Payable {
  /** Why no amount is due; ignored while an amount is due. */
  state: Exclude<SettledState, 'claimed'>;
  /** Date of the match, or of the pack's order, in the venue's time zone. */
  date: string;
  totalCents: Cents;
  paidCents: Cents;
}

/**
 * The result for a line with an unambiguous reference to a booking, pack or share that is no longer
 * due.
 */
export interface SettledMatch {
  lane: 'late' | 'double';
  state: SettledState;
  target: NamedTarget;
}

/**
 * Returns the target for each bank line. An amount due is never assigned to two lines: sure matches
 * take their part first. All proposals can therefore be accepted in order.
 */
export function matchLines(
  lines: readonly OpenLine[],
  payables: readonly Payable[],
): Map<string, LineMatch> {
  const index = new PayableIndex(payables);
  const read = lines.map((line) => ({ line, label: readLabel(line.label) }));
  const found = new Map<string, LineMatch>();
  for (const sureOnly of [true, false]) {
    for (const { line, label } of read) {
      const match = found.has(line.reference) ? null : bestOf(line, index.named(line, label));
      if (!match || (sureOnly && match.lane !== 'exact')) continue;
      found.set(line.reference, match);
      index.subtract(match);
    }
  }
  return found;
}

/**
 * Sorts all open bank lines by the certainty of their match (lane). An unambiguous reference takes
 * precedence over amount and name. A line that names a target with nothing due is `late` or
 * `double`, and takes nothing from other targets.
 */
export function sortLines(
  lines: readonly OpenLine[],
  payables: readonly Payable[],
  named: readonly NamedTarget[],
): { matches: Map<string, LineMatch>; settled: Map<string, SettledMatch> } {
  const byReference = new Map(named.map((target) => [target.reference, target]));
  const known = new Set(payables.map(({ reference }) => reference));
  // `payables` leaves out bookings and shares of matches that ended more than 60 days ago. If a
  // line names such a target and an amount is due, the target is added here.
  const debts = [
    ...payables,
    ...named.filter(({ reference, dueCents }) => dueCents > 0 && !known.has(reference)),
  ];
  const due = new Set(debts.map(({ reference }) => reference));
  const of = new Map(
    lines.map((line) => [
      line.reference,
      namedBy(line).flatMap((reference) => byReference.get(reference) ?? []),
    ]),
  );
  const targetsOf = (line: OpenLine) => of.get(line.reference) ?? [];
  const isSettled = (line: OpenLine) =>
    targetsOf(line).length > 0 && !targetsOf(line).some(({ reference }) => due.has(reference));
  const matches = matchLines(
    lines.filter((line) => !isSettled(line)),
    debts,
  );
  const settled = lines
    .filter(({ reference }) => !matches.has(reference))
    .flatMap((line): [string, SettledMatch][] => {
      const [target] = targetsOf(line);
      return target ? [[line.reference, settledMatch(target, due.has(target.reference))]] : [];
    });
  return { matches, settled: new Map(settled) };
}

function settledMatch(target: NamedTarget, isClaimed: boolean): SettledMatch {
  if (isClaimed) return { lane: 'double', state: 'claimed', target };
  const isPaid =
    target.state === 'paid' || (target.paidCents > 0 && target.paidCents >= target.totalCents);
  return { lane: isPaid ? 'double' : 'late', state: target.state, target };
}

/**
 * Returns the references that a bank line's label names, except those of targets that the line
 * already pays.
 */
function namedBy({ label, pays = [] }: OpenLine): string[] {
  return namedReferences(label).filter((reference) => !pays.includes(reference));
}

const PAYABLE_PREFIXES: readonly ReferencePrefix[] = [
  REFERENCE_PREFIXES.booking,
  REFERENCE_PREFIXES.subscription,
  REFERENCE_PREFIXES.share,
];

const BODY = /^[0-9A-HJKMNP-TV-Z]{8}/;

/**
 * Returns every part of a bank line's label that has the form of a reference, as a complete
 * reference. For most of them no record exists.
 */
export function namedReferences(label: string | null): string[] {
  const text = compact(label ?? '');
  const at = (prefix: ReferencePrefix, from: number) =>
    text.startsWith(prefix, from) ? BODY.exec(text.slice(from + prefix.length))?.[0] : undefined;
  return PAYABLE_PREFIXES.flatMap((prefix) =>
    [...text].flatMap((_, from) => {
      const body = at(prefix, from);
      return body === undefined ? [] : [`${prefix}-${body}`];
    }),
  );
}

/**
 * Returns the best match among the payables, or the first of equally good matches; null if no
 * payable has evidence.
 */
function bestOf(line: OpenLine, named: readonly NamedPayable[]): LineMatch | null {
  const best = named.reduce<NamedPayable | null>(
    (top, one) => (top && weightOf(top.signs) >= weightOf(one.signs) ? top : one),
    null,
  );
  if (!best) return null;
  const { payable, signs } = best;
  const alike = named.filter((one) => weightOf(one.signs) === weightOf(signs)).length > 1;
  const takenBack = line.takenBack?.includes(payable.reference) ?? false;
  const lane = signs.reference && signs.amount && !alike && !takenBack ? 'exact' : 'probable';
  const doubts: MatchReason[] = [
    ...(alike ? ['several' as const] : []),
    ...(takenBack ? ['taken_back' as const] : []),
  ];
  return {
    lane,
    payable,
    takeCents: Math.min(line.restCents, payable.dueCents),
    reasons: [...reasonsOf(signs, line.restCents - payable.dueCents), ...doubts],
  };
}

const weightOf = ({ reference, amount, name }: Signs) =>
  (reference ? 4 : 0) + (amount ? 2 : 0) + (name ? 1 : 0);

function reasonsOf({ reference, amount, name }: Signs, aboveCents: Cents): MatchReason[] {
  const excess: MatchReason = aboveCents > 0 ? 'amount_above' : 'amount_below';
  return [
    ...(reference ? ['reference' as const] : []),
    amount ? 'amount' : excess,
    ...(name ? ['name' as const] : []),
  ];
}
