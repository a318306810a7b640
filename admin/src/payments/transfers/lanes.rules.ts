import { fold } from '@five/shared/search/fold';
import {
  type Heading,
  headingOf,
  headingRowOf,
} from '@five/shared/payments/bank/statement-head.rules';
import type {
  BankFileAnswer,
  BankFormat,
  BankLineAnswer,
  BankProfileAnswer,
} from '@five/shared/payments/bank/bank.contract';

type Rows = readonly (readonly string[])[];

const LANES = ['exact', 'probable', 'late', 'double', 'none', 'to_give_back'] as const;
export type Lane = (typeof LANES)[number];

/**
 * The group in which a bank line is listed. A line that has paid an amount due, and whose unused
 * rest has no match, is listed with the refunds.
 */
function laneOf({ lane, state }: Pick<BankLineAnswer, 'lane' | 'state'>): Lane {
  return lane === 'none' && state === 'to_give_back' ? 'to_give_back' : (lane ?? 'none');
}

/**
 * The bank lines by group. The groups have the order in which staff work on them; empty groups are
 * left out.
 */
export function lanesOf(
  lines: readonly BankLineAnswer[],
): { lane: Lane; lines: BankLineAnswer[] }[] {
  return LANES.map((lane) => ({
    lane,
    lines: lines.filter((line) => laneOf(line) === lane),
  })).filter((one) => one.lines.length > 0);
}

const MIN_LETTERS = 4;

/**
 * Whether the typed text has at least 4 letters or digits and is a part of `reference`. Case and
 * separators are ignored; O equals 0, and I and L equal 1.
 */
export function isTypedFor(reference: string, typed: string): boolean {
  const letters = lettersOf(typed);
  return letters.length >= MIN_LETTERS && lettersOf(reference).includes(letters);
}

const lettersOf = (text: string) =>
  fold(text)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

/**
 * The fields that must be equal in a stored bank format and in the format detected from the file.
 * With a wrong `markColumn`, which separates debits from credits, debits would be read as credits.
 */
const MIN_MATCHES = [
  'delimiter',
  'decimal',
  'dateFormat',
  'dateColumn',
  'amountColumn',
  'markColumn',
] as const;

/**
 * Profiles that match the detected format; two accounts of one bank have the same format. A profile
 * without a debit column also matches a file that has such a column.
 */
export function profilesFor(
  { guess, rows }: Pick<BankFileAnswer, 'guess' | 'rows'>,
  profiles: readonly BankProfileAnswer[],
): BankProfileAnswer[] {
  const same = (field: keyof BankFormat, profile: BankProfileAnswer) =>
    String(profile[field]) === String(guess[field]);
  return profiles.filter(
    (profile) =>
      MIN_MATCHES.every((field) => same(field, profile)) &&
      (!profile.debitColumn || same('debitColumn', profile)) &&
      hasLabels(rows, profile) &&
      isOfAccount(rows, profile),
  );
}

/** Headings of columns that contain no label text. */
const NO_LABEL: ReadonlySet<Heading | null> = new Set<Heading>([
  'balance',
  'mark',
  'credit',
  'debit',
  'amount',
  'currency',
]);

/** Whether the columns of the label exist in the file and have no heading of another field. */
function hasLabels(rows: Rows, { labelColumns }: BankFormat): boolean {
  const head = rows[headingRowOf(rows)];
  if (head === undefined) return true;
  return labelColumns.every(
    (column) => column <= head.length && !NO_LABEL.has(headingOf(head[column - 1] ?? '')),
  );
}

/** Matches account numbers, which have at least 10 digits. */
const ACCOUNT_NUMBERS = /\d{10,}/g;

/**
 * Whether the rows above the headings contain the account number of the bank profile. Also true if
 * these rows or the profile contain no account number.
 */
function isOfAccount(rows: Rows, { account }: BankProfileAnswer): boolean {
  const above = rows.slice(0, Math.max(0, headingRowOf(rows))).flat();
  const numbers = above.flatMap((cell) => cell.replace(/[\s.-]/g, '').match(ACCOUNT_NUMBERS) ?? []);
  const digits = account.replace(/\D/g, '');
  return digits === '' || numbers.length === 0 || numbers.some((number) => number.includes(digits));
}
