import makeBidi from 'bidi-js';
import type { Face } from './fonts.ts';

/** Letters of one font and direction, as they are handed to it. */
export interface Run {
  text: string;
  face: Face;
}

/** Answers which font draws all letters of a text; null where none does. */
export type FaceOf = (text: string) => Face | null;

interface Letter {
  character: string;
  face: Face;
}

type Placed = Letter & { level: number };

/** An Arabic word, whose letters join only within one font; else a letter with its marks. */
const PIECES = /(?:[\p{Script=Arabic}\u0640]\p{M}*)+|\P{M}\p{M}*|\p{M}+/gu;
/** Spaces that no font of ours has. They are told from a plain one by the order alone: what holds a number together keeps it one. */
const SPACE = /^[\p{Z}\t\n\r]$/u;
/** What steers the direction, or asks for another form of a letter, and is not drawn. */
const UNSEEN = /^[\p{Cc}\p{Default_Ignorable_Code_Point}]$/u;
/** What makes the font's shaping turn a text around. */
const TURNED = /\p{Script=Arabic}/u;
const MARK = /^\p{M}$/u;
const PLACEHOLDER: Letter = { character: '?', face: 'latin' };
const bidi = makeBidi();

/** A text in the order of the Unicode algorithm, which is applied to all of it before it is broken into lines. */
export class Paragraph {
  readonly text: string;
  private readonly levels: ReturnType<typeof bidi.getEmbeddingLevels>;
  private readonly letters: Map<number, Letter>;

  constructor(text: string, direction: 'ltr' | 'rtl', faceOf: FaceOf) {
    this.text = text.normalize('NFC');
    this.levels = bidi.getEmbeddingLevels(this.text, direction);
    this.letters = lettersOf(this.text, faceOf);
  }

  /** A line of it in the order in which it is drawn, from left to right, cut where font or direction changes. */
  runs(start = 0, end = this.text.length): Run[] {
    if (start >= end) return [];
    const indices = bidi.getReorderedIndices(this.text, this.levels, start, end - 1).slice(start, end);
    const placed = indices.flatMap((index): Placed[] => {
      const letter = this.letters.get(index);
      return letter ? [{ ...letter, level: this.levels.levels[index] ?? 0 }] : [];
    });
    return groupsOf(placed).map((letters) => ({ face: letters[0]?.face ?? 'latin', text: written(letters) }));
  }
}

/** The letters by their place in the text; what is not drawn is not among them. */
function lettersOf(text: string, faceOf: FaceOf): Map<number, Letter> {
  const letters = new Map<number, Letter>();
  let before: Face = 'latin';
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    const whole = SPACE.test(piece) || UNSEEN.test(piece) ? null : faceOf(piece);
    let at = index;
    for (const character of piece) {
      const letter: Letter | null = SPACE.test(character) ? { character: ' ', face: before } : drawn(character, whole, faceOf);
      if (letter) {
        letters.set(at, letter);
        before = letter.face;
      }
      at += character.length;
    }
  }
  return letters;
}

/**
 * No font of ours has everything: a letter that none has is shown as a question mark and not as an empty box. So is a mark
 * that no font places on its letter.
 */
function drawn(character: string, whole: Face | null, faceOf: FaceOf): Letter | null {
  if (UNSEEN.test(character)) return null;
  const face = whole ?? (MARK.test(character) ? null : faceOf(character));
  return face === null ? PLACEHOLDER : { character, face };
}

function groupsOf(letters: readonly Placed[]): Placed[][] {
  const groups: Placed[][] = [];
  for (const letter of letters) {
    const last = groups.at(-1);
    const before = last?.[0];
    if (last && before?.face === letter.face && before.level % 2 === letter.level % 2) last.push(letter);
    else groups.push([letter]);
  }
  return groups;
}

/** Shaping takes Arabic letters as they are read, joins them and turns them around by itself; elsewhere brackets that were turned are mirrored. */
function written(letters: readonly Placed[]): string {
  const characters = letters.map(({ character, level }) =>
    level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character,
  );
  const text = characters.join('');
  return TURNED.test(text) ? characters.reverse().join('') : text;
}
