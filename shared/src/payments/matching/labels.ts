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
 * Letters and digits only, with look-alikes merged, because banks and people write references in
 * many ways.
 */
export function compact(text: string): string {
  return fold(text)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}

const LEAST_LETTERS = 3;

/** Words that identify a person in a label; initials and titles are ignored. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= LEAST_LETTERS);
}
