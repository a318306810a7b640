import type { Paragraph, Run } from './runs.ts';

/** A line of a paragraph in drawing order. */
export interface Line {
  runs: Run[];
  width: number;
}

type Measure = (runs: Run[]) => number;
type Range = [start: number, end: number];

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Words, separated by spaces at which a line may break. No-break spaces do not separate words. */
const WORDS = /[^ \t\n\r]+/gu;

/**
 * Breaks a paragraph between words, and inside a word that is wider than the line. Returns at least
 * one line.
 */
export function linesOf(paragraph: Paragraph, width: number, measure: Measure): Line[] {
  const widthOf = ([start, end]: Range) => measure(paragraph.runs(start, end));
  const lines: Range[] = [];
  for (const { 0: word, index } of paragraph.text.matchAll(WORDS)) {
    const last = lines.at(-1);
    if (last && widthOf([last[0], index + word.length]) <= width) last[1] = index + word.length;
    else
      lines.push(
        ...piecesOf(
          paragraph.text,
          [index, index + word.length],
          (range) => widthOf(range) <= width,
        ),
      );
  }
  const ranges: Range[] = lines.length === 0 ? [[0, 0]] : lines;
  return ranges.map(([start, end]) => {
    const runs = paragraph.runs(start, end);
    return { runs, width: measure(runs) };
  });
}

/** Splits a word into parts that fit, at grapheme boundaries; a single grapheme always fits. */
function piecesOf(text: string, [start, end]: Range, fits: (range: Range) => boolean): Range[] {
  if (fits([start, end])) return [[start, end]];
  const pieces: Range[] = [];
  for (const { segment, index } of GRAPHEMES.segment(text.slice(start, end))) {
    const next = start + index + segment.length;
    const last = pieces.at(-1);
    if (last && fits([last[0], next])) last[1] = next;
    else pieces.push([start + index, next]);
  }
  return pieces;
}
