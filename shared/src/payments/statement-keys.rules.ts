import type { ReadLine } from './statement.rules.ts';

/** What makes a line of the bank itself, whichever file it comes in: a key that no other line has. */
export interface LineKey {
  account: string;
  bookedOn: string;
  amountCents: number;
  label: string;
  /** The first of equal lines is 1. */
  runningNumber: number;
}

/** The text whose hash names the line; two lines that differ in anything have two. */
export function keyText({ account, bookedOn, amountCents, label, runningNumber }: LineKey): string {
  return JSON.stringify([account, bookedOn, amountCents, label, runningNumber]);
}

/** The cells of a row in one form: blanks, hidden marks and empty cells at the end change nothing. */
function contentText(account: string, cells: readonly string[], runningNumber: number): string {
  const plain = cells.map((cell) => cell.normalize('NFC').replace(/\p{Cf}/gu, '').replace(/\s+/gu, ' ').trim());
  const last = plain.findLastIndex((cell) => cell !== '');
  return JSON.stringify([account, 'row', plain.slice(0, last + 1), runningNumber]);
}

/** A line of the account that was imported before; `content` is null where its row was not kept. */
export interface KeptLine {
  hash: string;
  content: string | null;
}

/** A line of a file with all hashes by which it can be known. */
export interface HashedLine {
  line: ReadLine;
  /** Of its row, whatever the format reads in it. */
  content: string;
  /** Of what the format reads, for each running number that equal lines of the file can have. */
  hashes: readonly string[];
}

/** Hashes the lines of a file, in their order. */
export function hashed(account: string, lines: readonly ReadLine[], hash: (text: string) => string): HashedLine[] {
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

/** A line that is imported already, or one that is new with the hash and number it gets. */
export interface SortedLine extends HashedLine {
  known: boolean;
  hash: string;
  runningNumber: number;
}

/**
 * Tells known lines from new ones. Each kept line makes one line of the file known: first the one with
 * the same row, then, of those left, one that reads the same. So a change of the format makes no line new,
 * and a second line that reads the same as a known one but has another row is not lost.
 */
export function sortLines(lines: readonly HashedLine[], kept: readonly KeptLine[]): SortedLine[] {
  const byContent = new Map(kept.flatMap(({ hash, content }) => (content === null ? [] : [[content, hash] as const])));
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
