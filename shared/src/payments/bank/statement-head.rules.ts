import { fold } from '../../search/fold.ts';

type Cells = readonly string[];

/** Meaning of a column heading in a bank statement. */
export type Heading =
  | 'balance'
  | 'mark'
  | 'credit'
  | 'debit'
  | 'amount'
  | 'date'
  | 'label'
  | 'currency';

/**
 * Words that identify a heading, in order of precedence: `Solde créditeur` is a balance,
 * `Débit/Crédit` is a direction, `Montant débit` is a debit.
 */
const HEADINGS: readonly (readonly [Heading, readonly string[]])[] = [
  ['balance', parseWords('solde|soldes|balance|رصيد|الرصيد')],
  ['currency', parseWords('devise|devises|currency|العمله|عمله')],
  [
    'mark',
    parseWords(
      'debit credit|credit debit|debit ou credit|debit or credit|sens|d c|c d|مدين دائن|دائن مدين',
    ),
  ],
  [
    'credit',
    parseWords(
      'credit|credits|recettes?|encaissements?|entrees?|money in|paid in|دائن|الدائن|إيداع|ايداع',
    ),
  ],
  [
    'debit',
    parseWords(
      'debit|debits|depenses?|decaissements?|sorties?|money out|paid ' +
        'out|withdrawals?|مدين|المدين|سحب',
    ),
  ],
  ['date', parseWords('date|dates|jour|valeur|تاريخ|التاريخ')],
  [
    'amount',
    parseWords('montant|montants|amount|amounts|mouvement|mouvements|somme|sum|مبلغ|المبلغ'),
  ],
  [
    'label',
    parseWords(
      'libelle|libelles|label|operation|operations|designation|nature|motif|motifs|' +
        'informations?|info|infos|details?|description|communication|reference|references|ref|' +
        'commentaires?|memo|remarques?|beneficiaire|emetteur|donneur|tiers|narrative|' +
        'particulars|بيان|البيان|عمليه|العمليه|مرجع|المرجع|تفاصيل|التفاصيل|الوصف|ملاحظات',
    ),
  ],
];

const LONGEST_HEADING = 60;
/** Minimum number of known headings in a header row. */
const FEWEST_HEADINGS = 2;

/** Returns the meaning of a heading; null if the heading is unknown. */
export function headingOf(text: string): Heading | null {
  if (text.length > LONGEST_HEADING) return null;
  const plain = plainOf(text);
  return HEADINGS.find(([, all]) => all.some((word) => plain.includes(word)))?.[0] ?? null;
}

/** Matches a date, or the digits of an amount. */
const DATA = /^\W*\d{1,4}[/. -]\d{1,2}[/. -]\d{2,4}|\d[.,]\d\d(?!\d)/;

/**
 * Whether a row is a header: several cells are known headings, and no cell contains a date or an
 * amount.
 */
export function isHeadingRow(cells: Cells): boolean {
  const named = cells.filter((cell) => headingOf(cell) !== null).length;
  return named >= FEWEST_HEADINGS && !cells.some((cell) => DATA.test(cell));
}

/** Returns the index of the header row; -1 if there is none. */
export function headingRowOf(rows: readonly Cells[]): number {
  return rows.findIndex(isHeadingRow);
}

/** Returns the folded words of a text (lower case, without accents), each surrounded by blanks. */
function plainOf(text: string): string {
  return ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** Parses a list of words and phrases separated by `|`; a final `s?` means an optional plural. */
function parseWords(all: string): readonly string[] {
  return all
    .split('|')
    .flatMap((word) => (word.endsWith('s?') ? [word.slice(0, -2), word.slice(0, -1)] : [word]))
    .map(plainOf);
}

/** Patterns for the beginning of a label in a row that states a balance. */
const BALANCE_LABELS: readonly RegExp[] = [
  /^(?:soldes?|balance)\W*$/u,
  /^(?:soldes?|balance)\W{1,3}(?:(?:au|du|le|en|a|la|date|de|as|of|on|at)\W{1,3}){0,4}\d/u,
  /^(?:ancien|nouveau|dernier)s? +solde(?!\p{L})/u,
  /^(?:opening|starting|initial|previous|current|available) +balance(?!\p{L})/u,
  /^(?:closing|ending|final|new) +balance(?!\p{L})/u,
  /^report(?: +a +nouveau| +de +solde| +du| +au| +solde| *$)/u,
  /^a +reporter(?!\p{L})/u,
  /^(?:ال)?رصيد(?!\p{L})/u,
];

/**
 * Matches a word for balance at the beginning of a label and captures the next word, as in `solde
 * de depart` or `balance b/f`. The label states a balance if `BALANCE_WORDS` contains the captured
 * word.
 */
const BALANCE_OF =
  /^(?:soldes?|balance)\W{1,3}(?:(?:de|d|a|en|au)\W{1,3})?(b\/f|c\/f|[a-z]+)(?!\p{L})/u;
const BALANCE_WORDS = new Set(
  (
    'initial|final|precedent|anterieur|nouveau|ancien|reporte|crediteur|debiteur|comptable|' +
    'disponible|actuel|theorique|depart|ouverture|cloture|fin|debut|compte|report|brought|' +
    'carried|forward|b/f|c/f'
  ).split('|'),
);

/**
 * Matches the reference of a booking or pack, such as `B-7K3M9QXT`. A label with a reference is not
 * a balance, because a player may write that the transfer pays the balance of a booking.
 */
const REFERENCE = /(?:^|[^\p{L}\p{N}])([A-Z]{1,3}-?[0-9A-HJKMNP-TV-Z]{8})(?![\p{L}\p{N}])/iu;
const REFERENCE_DIGIT = /\d/;

/** Whether a text contains a word in the form of a reference. */
export function holdsReference(text: string): boolean {
  const found = REFERENCE.exec(text)?.[1];
  return found !== undefined && (found.includes('-') || REFERENCE_DIGIT.test(found));
}

/** Whether a label states a balance, such as `SOLDE FINAL`, `Closing balance` or `الرصيد`. */
export function isBalanceLabel(label: string): boolean {
  const folded = fold(label);
  const isBalance =
    BALANCE_WORDS.has(BALANCE_OF.exec(folded)?.[1] ?? '') ||
    BALANCE_LABELS.some((pattern) => pattern.test(folded));
  return isBalance && !holdsReference(label);
}
