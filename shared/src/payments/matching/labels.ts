import { fold } from '../../search/fold.ts';

export interface Label {
  compact: string;
  words: ReadonlySet<string>;
}

export const readLabel = (label: string | null): Label => ({
  compact: compact(label ?? ''),
  words: new Set(wordsOf(label ?? '')),
});

/**
 * Returns only letters and digits of a text, with look-alike characters merged, because banks and
 * people write references in many ways.
 */
export function compact(text: string): string {
  return fold(text)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}

const LEAST_LETTERS = 3;

/**
 * Returns the words of a text that can identify a person in a bank label; initials and titles are
 * ignored.
 */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= LEAST_LETTERS);
}
