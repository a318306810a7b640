import type { PieceCount } from '@five/shared/payments/cash.contract';
import { CASH_UNITS, type CashUnit } from '@five/shared/payments/payments.codes';

/** What stands in the fields of a count, by the kind of note or coin. */
export type CountTexts = Partial<Record<CashUnit, string>>;

/** How many pieces a field says: none where it is empty, null for what is no number of pieces. */
export function readPieces(text = ''): number | null {
  const digits = text.replace(/[\s\u00a0\u202f]/g, '');
  if (digits === '') return 0;
  return /^\d{1,4}$/.test(digits) ? Number(digits) : null;
}

/** The heaps of a count; null while a field holds no number. */
export function heapsOf(texts: CountTexts): PieceCount[] | null {
  const heaps = CASH_UNITS.map((unitCents) => ({ unitCents, pieces: readPieces(texts[unitCents]) }));
  return heaps.every(isCounted) ? heaps.filter(({ pieces }) => pieces > 0) : null;
}

function isCounted(heap: { unitCents: CashUnit; pieces: number | null }): heap is PieceCount {
  return heap.pieces !== null;
}
