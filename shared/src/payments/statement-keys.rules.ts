import type { ReadLine } from './statement.rules.ts';

/** Identity of a bank line in any file: a unique key. */
export interface LineKey {
  account: string;
  bookedOn: string;
  amountCents: number;
  label: string;
  /** The first of equal lines is 1. */
  runningNumber: number;
}

/** The text whose hash identifies the line; different lines have different texts. */
export function keyText({ account, bookedOn, amountCents, label, runningNumber }: LineKey): string {
  return JSON.stringify([account, bookedOn, amountCents, label, runningNumber]);
}

/**
 * The cells of a row in normalized form: blanks, invisible characters and empty trailing cells have
 * no effect.
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

/** An imported line of the account; `content` is null if its row is unknown. */
export interface KeptLine {
  hash: string;
  content: string | null;
}

/** A line of a file with all hashes that may identify it. */
export interface HashedLine {
  line: ReadLine;
  /** Hash of the line's row, independent of the format. */
  content: string;
  /** Hash of the parsed values, for each running number that equal lines of the file can have. */
  hashes: readonly string[];
}

/** Hashes the lines of a file, in order. */
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

/** A line that was imported, or a new one with its hash and number. */
export interface SortedLine extends HashedLine {
  known: boolean;
  hash: string;
  runningNumber: number;
}

/**
 * Separates known lines from new ones. Each imported line matches one line of the file: first by
 * the same row, then by the same values among the remaining lines. A changed format therefore makes
 * no line new, and a second line with the same values in another row is not lost.
 */
export function sortLines(lines: readonly HashedLine[], kept: readonly KeptLine[]): SortedLine[] {
  const byContent = new Map(
    kept.flatMap(({ hash, content }) => (content === null ? [] : [[content, hash] as const])),
  );
  const present = new Set(kept.map(({ hash }) => hash));
  const taken = new Set(lines.flatMap(({ content }) => byContent.get(content) ?? []));
  return lines.map((line) => {
    const { content, hashes } = line;
    const same = byContent.get(content);
    const known = same ?? hashes.find((hash) => present.has(hash) && !taken.has(hash));
    const hash = known ?? hashes.find((one) => !present.has(one) && !taken.has(one)) ?? '';
    taken.add(hash);
    return { ...line, known: known !== undefined, hash, runningNumber: hashes.indexOf(hash) + 1 };
  });
}
