import { nameViolation, visibleTextViolation } from '../platform/violation-messages.ts';
import { cleanName, cleanText } from '../platform/invisible-characters.ts';
import { fold } from '../search/fold.ts';
import { cellText, readPhoneCell } from './customers-cells.rules.ts';
import { type ColumnRole, type Columns, headOf } from './customers-columns.rules.ts';
import type { ImportedRow, RowAbove, RowFault, UnreadColumn } from './customers.contract.ts';

const NAME = { min: 1, max: 120, lines: false };
/**
 * Maximum number of characters that the import shows of a column heading (`MAX_HEAD`) and of a row
 * above the header (`MAX_ROW`).
 */
const MAX_HEAD = 60;
const MAX_ROW = 200;
const NOTE = { min: 0, max: 1000, lines: true };

type Cells = readonly string[];

/**
 * The rows of a customer file that can be imported (`rows`), and the rows that cannot (`problems`).
 * Row numbers count from the first line of the file.
 */
export interface CustomersFile {
  rows: ImportedRow[];
  problems: RowFault[];
  /** Rows above the header; they are not imported. */
  above: RowAbove[];
  /** Columns that have content but are not imported. */
  unread: UnreadColumn[];
}

/**
 * Parses a file of customers whose header is one of the first rows; empty rows are ignored.
 * @returns null unless there is a column for a name and a column for a phone
 */
export function readCustomers(
  rows: readonly Cells[],
  tariffs: ReadonlySet<string>,
): CustomersFile | null {
  const head = headOf(rows);
  if (head === null) return null;
  const { at, columns } = head;
  const file: CustomersFile = {
    rows: [],
    problems: [],
    above: rowsAbove(rows.slice(0, at)),
    unread: [],
  };
  const unread = new Set<number>();
  for (const [index, cells] of rows.entries()) {
    if (index <= at || isBlank(cells)) continue;
    const person = personIn(cells, columns);
    const read = readRow(person, index + 1, tariffs);
    if ('problem' in read) file.problems.push(read);
    else file.rows.push(read);
    for (const column of unreadIn(cells, columns, person)) unread.add(column);
  }
  file.unread = [...unread]
    .sort((one, other) => one - other)
    .map((column) => ({
      column: column + 1,
      name: short((rows[at]?.[column] ?? '').trim(), MAX_HEAD),
    }));
  return file;
}

const isBlank = (cells: Cells) => cells.every((cell) => cell.trim() === '');
const short = (text: string, length: number) => [...text].slice(0, length).join('');

function rowsAbove(rows: readonly Cells[]): RowAbove[] {
  return rows.flatMap((cells, index) =>
    isBlank(cells)
      ? []
      : [
          {
            row: index + 1,
            text: short(
              cells
                .filter((cell) => cell.trim() !== '')
                .map(cellText)
                .join(' '),
              MAX_ROW,
            ),
          },
        ],
  );
}

/**
 * Separates the rows whose phone occurs in an earlier row of the file (`repeated`) from all other
 * rows (`first`). `sameAs` is the first row with the same phone.
 */
export function withoutRepeated(rows: readonly ImportedRow[]): {
  first: ImportedRow[];
  repeated: (ImportedRow & { sameAs: ImportedRow })[];
} {
  const byPhone = new Map<string, ImportedRow>();
  const repeated: (ImportedRow & { sameAs: ImportedRow })[] = [];
  for (const row of rows) {
    const sameAs = byPhone.get(row.phone);
    if (sameAs) repeated.push({ ...row, sameAs });
    else byPhone.set(row.phone, row);
  }
  return { first: [...byPhone.values()], repeated };
}

/** The name and phone of a person in a row. */
interface Person {
  name: string;
  phone: string | null;
  note: string;
  tariff: string;
  /** Index of the column from which the phone is imported. */
  phoneColumn: number;
}

function personIn(cells: Cells, columns: Columns): Person {
  const filled = (role: ColumnRole) =>
    columns[role].map((column) => cellText(cells[column] ?? '')).filter((text) => text !== '');
  const phones = columns.phone.map((column) => ({ column, ...readPhoneCell(cells[column] ?? '') }));
  const imported = phones.find(({ phone }) => phone !== null);
  return {
    name: nameOf(filled, columns),
    phone: imported?.phone ?? null,
    phoneColumn: imported?.column ?? -1,
    note: [...filled('note'), ...(imported?.rest ?? [])].join('\n'),
    tariff: filled('tariff')[0] ?? '',
  };
}

/**
 * Returns a person's name, from one column or from several parts. If the file has a `Prénom`
 * column, its `Nom` column contains the family name.
 */
function nameOf(filled: (role: ColumnRole) => string[], columns: Columns): string {
  const [full, name, first, family, other] = [
    filled('full')[0],
    filled('name')[0],
    filled('first')[0],
    filled('family')[0],
    filled('other')[0],
  ];
  if (full) return full;
  if (name && (columns.family.length > 0 || !first || holds(name, first))) return name;
  const parts = [first, ...filled('middle'), family ?? name].filter((part) => part !== undefined);
  return parts.join(' ') || name || (other?.replace(/^~\s*/, '') ?? '');
}

/** Whether a text contains all words of another text. */
function holds(text: string, part: string): boolean {
  const words = new Set(fold(text).split(' '));
  return fold(part)
    .split(' ')
    .every((word) => words.has(word));
}

/** Returns the columns of a row that have content but are not imported. */
function unreadIn(
  cells: Cells,
  columns: Columns,
  { name, phone, phoneColumn, note }: Person,
): number[] {
  const names = new Set([
    ...columns.full,
    ...columns.name,
    ...columns.first,
    ...columns.middle,
    ...columns.family,
    ...columns.other,
  ]);
  const isImported = (column: number, text: string) => {
    if (names.has(column)) return name === '' || holds(name, text.replace(/^~\s*/, ''));
    if (columns.phone.includes(column))
      return phone === null || column === phoneColumn || readPhoneCell(text).phone === phone;
    if (columns.note.includes(column)) return note.includes(text);
    return columns.tariff[0] === column;
  };
  return cells.flatMap((cell, column) => {
    const text = cellText(cell);
    return text === '' || isImported(column, text) ? [] : [column];
  });
}

function readRow(
  person: Person,
  row: number,
  tariffs: ReadonlySet<string>,
): ImportedRow | RowFault {
  const { phone, tariff } = person;
  const [name, note] = [cleanName(person.name), cleanText(person.note)];
  if (nameViolation(name, NAME) !== null) return { row, problem: 'name' };
  if (phone === null) return { row, problem: 'phone' };
  if (visibleTextViolation(note, NOTE) !== null) return { row, problem: 'note' };
  if (tariff !== '' && !tariffs.has(tariff)) return { row, problem: 'tariff' };
  return { row, name, phone, note: note || null, tariff: tariff || null };
}
