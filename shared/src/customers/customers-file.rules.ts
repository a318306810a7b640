import { normalizePhone } from '../auth/phone.rules.ts';
import { explainName, explainShown } from '../platform/explain.ts';
import { cleanName, cleanText } from '../platform/hidden.ts';
import { fold } from '../search/fold.ts';
import type { ImportedRow, RowFault, UnreadColumn } from './customers.contract.ts';

type Column = 'name' | 'phone' | 'note' | 'tariff';

/** What the head of a column may say, folded: in our three languages, and as our own export and other programs write it. */
const HEADS: Record<Column, readonly string[]> = {
  name: ['nom', 'nom complet', 'nom et prenom', 'client', 'name', 'full name', 'customer', 'الاسم', 'الاسم الكامل', 'الزبون'],
  phone: ['telephone', 'tel', 'tel.', 'gsm', 'mobile', 'portable', 'phone', 'phone number', 'الهاتف', 'رقم الهاتف'],
  note: ['note', 'notes', 'remarque', 'commentaire', 'comment', 'ملاحظه'],
  tariff: ['tarif', 'code tarif', 'tariff', 'price list', 'التعرفه', 'التسعيره'],
};

const NAME = { min: 1, max: 120, lines: false };
/** As much of a head as is told. */
const MAX_HEAD = 60;
const NOTE = { min: 0, max: 1000, lines: true };
/** Our own export marks as text what a spreadsheet would take for a formula. */
const MARKED = /^'(?=[\s"]*[=+\-@])/;

/** Where each column stands, from 0. */
type Columns = Record<Column, number>;

/** The rows of a file as people, and those that are none. Line numbers count the head. */
export interface CustomersFile {
  rows: ImportedRow[];
  problems: RowFault[];
  /** Columns that hold something and of which nothing is kept. */
  unread: UnreadColumn[];
}

/**
 * Reads a file whose first row names its columns; empty rows count for nothing.
 * @returns null where no column is named like a name, or none like a phone
 */
export function readCustomers(rows: readonly (readonly string[])[], tariffs: ReadonlySet<string>): CustomersFile | null {
  const columns = columnsOf(rows[0] ?? []);
  if (columns.name < 0 || columns.phone < 0) return null;
  const file: CustomersFile = { rows: [], problems: [], unread: unreadOf(rows, columns) };
  for (const [index, cells] of rows.entries()) {
    if (index === 0 || cells.every((cell) => cell.trim() === '')) continue;
    const read = readRow(cells, columns, index + 1, tariffs);
    if ('problem' in read) file.problems.push(read);
    else file.rows.push(read);
  }
  return file;
}

/** Rows without those whose phone stands further up, and these with the line where it does. */
export function withoutRepeated(rows: readonly ImportedRow[]): { first: ImportedRow[]; repeated: (ImportedRow & { sameAs: ImportedRow })[] } {
  const byPhone = new Map<string, ImportedRow>();
  const repeated: (ImportedRow & { sameAs: ImportedRow })[] = [];
  for (const row of rows) {
    const sameAs = byPhone.get(row.phone);
    if (sameAs) repeated.push({ ...row, sameAs });
    else byPhone.set(row.phone, row);
  }
  return { first: [...byPhone.values()], repeated };
}

function columnsOf(head: readonly string[]): Columns {
  const names = head.map((cell) => fold(cell));
  const at = (column: Column) => names.findIndex((name) => HEADS[column].includes(name));
  return { name: at('name'), phone: at('phone'), note: at('note'), tariff: at('tariff') };
}

/** Also a second column of phones: the first of them is read alone. */
function unreadOf(rows: readonly (readonly string[])[], columns: Columns): UnreadColumn[] {
  const read = new Set(Object.values(columns));
  const filled = new Set<number>();
  for (const cells of rows.slice(1)) for (const [at, cell] of cells.entries()) if (!read.has(at) && cell.trim() !== '') filled.add(at);
  return [...filled].sort((one, other) => one - other).map((at) => ({ column: at + 1, name: [...(rows[0]?.[at] ?? '').trim()].slice(0, MAX_HEAD).join('') }));
}

function readRow(cells: readonly string[], columns: Columns, row: number, tariffs: ReadonlySet<string>): ImportedRow | RowFault {
  const text = (column: Column) => (cells[columns[column]] ?? '').replace(MARKED, '').trim();
  const [name, phone, note, tariff] = [cleanName(text('name')), normalizePhone(text('phone')), cleanText(text('note')), text('tariff')];
  if (explainName(name, NAME) !== null) return { row, problem: 'name' };
  if (phone === null) return { row, problem: 'phone' };
  if (explainShown(note, NOTE) !== null) return { row, problem: 'note' };
  if (tariff !== '' && !tariffs.has(tariff)) return { row, problem: 'tariff' };
  return { row, name, phone, note: note || null, tariff: tariff || null };
}
