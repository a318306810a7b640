import type { PieceCount } from '@five/shared/payments/cash/cash.contract';
import { CASH_UNITS, type CashUnit } from '@five/shared/payments/payments.codes';

/** The texts in the fields of the count form, by value of the coin or note. */
export type CountInputs = Partial<Record<CashUnit, string>>;

/** Number of coins or notes: 0 if empty, null if the text is not a number. */
export function readPieces(text = ''): number | null {
  const digits = text.replace(/[\s\u00a0\u202f]/g, '');
  if (digits === '') return 0;
  return /^\d{1,4}$/.test(digits) ? Number(digits) : null;
}

/** Number of coins or notes per denomination; null while a field is invalid. */
export function denominationsOf(texts: CountInputs): PieceCount[] | null {
  const heaps = CASH_UNITS.map((unitCents) => ({
    unitCents,
    pieces: readPieces(texts[unitCents]),
  }));
  return heaps.every(isCounted) ? heaps.filter(({ pieces }) => pieces > 0) : null;
}

function isCounted(heap: { unitCents: CashUnit; pieces: number | null }): heap is PieceCount {
  return heap.pieces !== null;
}
