import type { ReadLine } from './statement.rules.ts';

/** Values that identify a bank line in any file; together they are unique. */
export interface LineKey {
  account: string;
  bookedOn: string;
  amountCents: number;
  label: string;
  /** Number of the line among the lines with equal account, date, amount and label, from 1. */
  runningNumber: number;
}

/** Returns the text whose hash identifies a line; different lines have different texts. */
export function keyText({ account, bookedOn, amountCents, label, runningNumber }: LineKey): string {
  return JSON.stringify([account, bookedOn, amountCents, label, runningNumber]);
}

/**
 * Returns a text that identifies a row by its account, its cells and its running number. Repeated
 * blanks, invisible characters and empty cells at the end of the row have no effect.
 */
function contentText(account: string, cells: readonly string[], runningNumber: number): string {
  const plain = cells.map((cell) =>
    cell
      .normalize('NFC')
      .replace(/\p{Cf}/gu, '')
      .replace(/\s+/gu, ' ')
      .trim(),
  );
  const last = plain.findLastIndex((cell) => cell !== '');
  return JSON.stringify([account, 'row', plain.slice(0, last + 1), runningNumber]);
}

/**
 * A line of the account that was imported earlier. `content` is the hash of its row; null if the
 * row is unknown.
 */
export interface ImportedLine {
  hash: string;
  content: string | null;
}

/** A line of a file with all hashes by which the same line from an earlier import can be found. */
export interface HashedLine {
  line: ReadLine;
  /** Hash of the cells of the line's row; it does not depend on the format. */
  content: string;
  /**
   * Hashes of the parsed values, one for each running number that the line can have among lines
   * with equal values.
   */
  hashes: readonly string[];
}

/** Computes the hashes of the lines in a file; the lines keep their order. */
export function hashed(
  account: string,
  lines: readonly ReadLine[],
  hash: (text: string) => string,
): HashedLine[] {
  const alike = new Map<string, string[]>();
  const rows = new Map<string, number>();
  return lines.map((line) => {
    const key = keyText({ ...line, account, runningNumber: 0 });
    const hashes = alike.get(key) ?? [];
    alike.set(key, hashes);
    hashes.push(hash(keyText({ ...line, account, runningNumber: hashes.length + 1 })));
    const row = contentText(account, line.cells, 0);
    const seen = (rows.get(row) ?? 0) + 1;
    rows.set(row, seen);
    return { line, hashes, content: hash(contentText(account, line.cells, seen)) };
  });
}

/** A line that was imported earlier (`known`), or a new line with its hash and running number. */
export interface SortedLine extends HashedLine {
  known: boolean;
  hash: string;
  runningNumber: number;
}

/**
 * Separates lines that were imported earlier from new lines. Each imported line matches one line of
 * the file: first by the same row, then by the same values among the remaining lines. After a
 * change of the format, imported lines are therefore not new. A second line with the same values in
 * another row is not lost.
 */
export function sortLines(
  lines: readonly HashedLine[],
  imported: readonly ImportedLine[],
): SortedLine[] {
  const byContent = new Map(
    imported.flatMap(({ hash, content }) => (content === null ? [] : [[content, hash] as const])),
  );
  const present = new Set(imported.map(({ hash }) => hash));
  const usedHashes = new Set(lines.flatMap(({ content }) => byContent.get(content) ?? []));
  return lines.map((line) => {
    const { content, hashes } = line;
    const same = byContent.get(content);
    const known = same ?? hashes.find((hash) => present.has(hash) && !usedHashes.has(hash));
    const hash = known ?? hashes.find((one) => !present.has(one) && !usedHashes.has(one)) ?? '';
    usedHashes.add(hash);
    return { ...line, known: known !== undefined, hash, runningNumber: hashes.indexOf(hash) + 1 };
  });
}
