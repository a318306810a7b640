import { fold } from '../search/fold.ts';

type Cells = readonly string[];

/** Meaning of a column heading. */
export type Heading =
  'balance' | 'mark' | 'credit' | 'debit' | 'amount' | 'date' | 'label' | 'currency';

/**
 * Headings in order of precedence: `Solde créditeur` is a balance, `Débit/Crédit` is a direction,
 * `Montant débit` is a debit.
 */
const HEADINGS: readonly (readonly [Heading, readonly string[]])[] = [
  ['balance', words('solde|soldes|balance|رصيد|الرصيد')],
  ['currency', words('devise|devises|currency|العمله|عمله')],
  [
    'mark',
    words(
      'debit credit|credit debit|debit ou credit|debit or credit|sens|d c|c d|مدين دائن|دائن مدين',
    ),
  ],
  [
    'credit',
    words(
      'credit|credits|recettes?|encaissements?|entrees?|money in|paid in|دائن|الدائن|إيداع|ايداع',
    ),
  ],
  [
    'debit',
    words(
      'debit|debits|depenses?|decaissements?|sorties?|money out|paid ' +
        'out|withdrawals?|مدين|المدين|سحب',
    ),
  ],
  ['date', words('date|dates|jour|valeur|تاريخ|التاريخ')],
  ['amount', words('montant|montants|amount|amounts|mouvement|mouvements|somme|sum|مبلغ|المبلغ')],
  [
    'label',
    words(
      'libelle|libelles|label|operation|operations|designation|nature|motif|motifs|' +
        'informations?|info|infos|details?|description|communication|reference|references|ref|' +
        'commentaires?|memo|remarques?|beneficiaire|emetteur|donneur|tiers|narrative|' +
        'particulars|بيان|البيان|عمليه|العمليه|مرجع|المرجع|تفاصيل|التفاصيل|الوصف|ملاحظات',
    ),
  ],
];

const LONGEST_HEADING = 60;
/** A header row has at least two known headings. */
const FEWEST_HEADINGS = 2;

/** Meaning of a heading; null if unknown. */
export function headingOf(text: string): Heading | null {
  if (text.length > LONGEST_HEADING) return null;
  const plain = plainOf(text);
  return HEADINGS.find(([, all]) => all.some((word) => plain.includes(word)))?.[0] ?? null;
}

/** A date, or the digits of an amount. */
const DATA = /^\W*\d{1,4}[/. -]\d{1,2}[/. -]\d{2,4}|\d[.,]\d\d(?!\d)/;

/** Whether a row is a header: several cells are headings, and none contains a date or an amount. */
export function isHeadingRow(cells: Cells): boolean {
  const named = cells.filter((cell) => headingOf(cell) !== null).length;
  return named >= FEWEST_HEADINGS && !cells.some((cell) => DATA.test(cell));
}

/** Index of the header row; -1 if there is none. */
export function headingRowOf(rows: readonly Cells[]): number {
  return rows.findIndex(isHeadingRow);
}

/** Folded words, each surrounded by blanks. */
function plainOf(text: string): string {
  return ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** Words and phrases; a final `s?` is the plural. */
function words(all: string): readonly string[] {
  return all
    .split('|')
    .flatMap((word) => (word.endsWith('s?') ? [word.slice(0, -2), word.slice(0, -1)] : [word]))
    .map(plainOf);
}

/** Beginnings of the label of a row that states a balance. */
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

/** A balance with the word that follows: `solde de depart`, `balance b/f`. */
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
 * A reference of a booking or pack, such as `B-7K3M9QXT`: a player may pay the balance of a booking
 * or pack.
 */
const REFERENCE = /(?:^|[^\p{L}\p{N}])([A-Z]{1,3}-?[0-9A-HJKMNP-TV-Z]{8})(?![\p{L}\p{N}])/iu;
const REFERENCE_DIGIT = /\d/;

/** Whether a text contains something like a reference. */
export function holdsReference(text: string): boolean {
  const found = REFERENCE.exec(text)?.[1];
  return found !== undefined && (found.includes('-') || REFERENCE_DIGIT.test(found));
}

/** Whether a label states a balance: `SOLDE FINAL`, `Closing balance`, `الرصيد`. */
export function isBalanceLabel(label: string): boolean {
  const folded = fold(label);
  const isBalance =
    BALANCE_WORDS.has(BALANCE_OF.exec(folded)?.[1] ?? '') ||
    BALANCE_LABELS.some((pattern) => pattern.test(folded));
  return isBalance && !holdsReference(label);
}
