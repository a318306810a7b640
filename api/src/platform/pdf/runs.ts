import makeBidi from 'bidi-js';
import type { Face } from './fonts.ts';

/** Text in one font and direction, as it is passed to pdfkit. */
export interface Run {
  text: string;
  face: Face;
}

/** Returns the font that covers a text, or null. */
export type FaceOf = (text: string) => Face | null;

interface Letter {
  character: string;
  face: Face;
  /**
   * Number of the part of a word that no font covers whole, or 0. Letters of two parts are not
   * shaped together, even if their font is the same.
   */
  split: number;
}

type Placed = Letter & { level: number };

/**
 * Pieces of text: an Arabic word, whose letters join only within one font, or any other letter with
 * its marks.
 */
const PIECES = /(?:[\p{Script=Arabic}\u0640]\p{M}*)+|\P{M}\p{M}*|\p{M}+/gu;
/**
 * Space characters, which the fonts treat alike. A no-break space differs from a plain space only
 * in line breaking.
 */
const SPACE = /^[\p{Z}\t\n\r]$/u;
/** Control characters for direction or letter form, which are not drawn. */
const UNSEEN = /^[\p{Cc}\p{Default_Ignorable_Code_Point}]$/u;
/**
 * Letters of the Arabic script. pdfkit expects them in reading order, because the shaping of the
 * font reverses them.
 */
const TURNED = /\p{Script=Arabic}/u;
const MARK = /^\p{M}$/u;
const PLACEHOLDER = { character: '?', face: 'latin' } as const;
const bidi = makeBidi();

/**
 * A text that the Unicode bidirectional algorithm has analysed. The analysis covers the whole text,
 * before it is broken into lines.
 */
export class Paragraph {
  readonly text: string;
  private readonly levels: ReturnType<typeof bidi.getEmbeddingLevels>;
  private readonly letters: Map<number, Letter>;

  constructor(text: string, direction: 'ltr' | 'rtl', faceOf: FaceOf) {
    this.text = text.normalize('NFC');
    this.levels = bidi.getEmbeddingLevels(this.text, direction);
    this.letters = lettersOf(mirrored(this.text, this.levels.levels), faceOf);
  }

  /**
   * Returns the text from `start` to `end` in drawing order from left to right. A new run begins
   * where font or direction changes.
   */
  runs(start = 0, end = this.text.length): Run[] {
    if (start >= end) return [];
    const indices = bidi
      .getReorderedIndices(this.text, this.levels, start, end - 1)
      .slice(start, end);
    const placed = indices.flatMap((index): Placed[] => {
      const letter = this.letters.get(index);
      return letter ? [{ ...letter, level: this.levels.levels[index] ?? 0 }] : [];
    });
    return groupsOf(placed).map((letters) => ({
      face: letters[0]?.face ?? 'latin',
      text: written(letters),
    }));
  }
}

/**
 * Returns a text with the brackets of its right-to-left parts mirrored, as they are drawn. The
 * font is looked up afterwards, because a font can contain one bracket of a pair alone.
 */
function mirrored(text: string, levels: Uint8Array): string {
  return text.replace(/./gsu, (character, index: number) =>
    (levels[index] ?? 0) % 2 === 1
      ? (bidi.getMirroredCharacter(character) ?? character)
      : character,
  );
}

/** Returns the drawable letters by their position in the text. */
function lettersOf(text: string, faceOf: FaceOf): Map<number, Letter> {
  const letters = new Map<number, Letter>();
  let before: Face = 'latin';
  for (const { index, character, face, split } of charactersOf(text, faceOf)) {
    const letter = drawn(character, face, before);
    if (letter) letters.set(index, { ...letter, split });
    before = letter?.face ?? before;
  }
  return letters;
}

interface Character {
  index: number;
  character: string;
  face: Face | null;
  split: number;
}

/** Returns the characters of a text with the font of their part. */
function charactersOf(text: string, faceOf: FaceOf): Character[] {
  let splits = 0;
  let index = 0;
  return [...text.matchAll(PIECES)].flatMap(([piece]) => {
    const parts = partsOf(piece, faceOf);
    return parts.flatMap((part) => {
      const split = parts.length === 1 ? 0 : ++splits;
      return Array.from(part.text, (character) => {
        const at = index;
        index += character.length;
        return { index: at, character, face: part.face, split };
      });
    });
  });
}

/** Returns the drawn form of a character, or `null` for a control character. */
function drawn(character: string, face: Face | null, before: Face): Omit<Letter, 'split'> | null {
  if (SPACE.test(character)) return { character: ' ', face: before };
  if (UNSEEN.test(character)) return null;
  return face === null ? PLACEHOLDER : { character, face };
}

interface Part {
  text: string;
  /** `null` if no font can draw the text, which is one character then. */
  face: Face | null;
}

/**
 * Splits a piece into the longest parts that one font can draw, usually one. A character that no
 * font contains, or a mark that no font can position, is a part without a font. It is drawn as a
 * question mark instead of an empty box.
 */
function partsOf(piece: string, faceOf: FaceOf): Part[] {
  const parts: Part[] = [];
  const covering = (text: string): Face | null => {
    const seen = Array.from(text).filter((character) => !UNSEEN.test(character));
    return seen.length === 0 || seen.every((character) => SPACE.test(character))
      ? 'latin'
      : faceOf(seen.join(''));
  };
  const whole = covering(piece);
  if (whole) return [{ text: piece, face: whole }];
  for (const character of piece) {
    const last = parts.at(-1);
    const joined = last?.face ? covering(last.text + character) : null;
    if (last && joined) Object.assign(last, { text: last.text + character, face: joined });
    else parts.push({ text: character, face: MARK.test(character) ? null : covering(character) });
  }
  return parts;
}

function groupsOf(letters: readonly Placed[]): Placed[][] {
  const groups: Placed[][] = [];
  for (const letter of letters) {
    const last = groups.at(-1);
    const before = last?.[0];
    const joins =
      before?.face === letter.face &&
      before.split === letter.split &&
      before.level % 2 === letter.level % 2;
    if (last && joins) last.push(letter);
    else groups.push([letter]);
  }
  return groups;
}

/**
 * Returns the characters of one run in the order that pdfkit needs. Arabic letters are passed in
 * reading order, because the font's shaping joins and reverses them.
 */
function written(letters: readonly Placed[]): string {
  const characters = letters.map(({ character }) => character);
  const text = characters.join('');
  return TURNED.test(text) ? characters.reverse().join('') : text;
}
