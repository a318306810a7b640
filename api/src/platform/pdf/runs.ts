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
const PLACEHOLDER: Letter = { character: '?', face: 'latin' };
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
    this.letters = lettersOf(this.text, faceOf);
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

/** Returns the drawable letters by their position in the text. */
function lettersOf(text: string, faceOf: FaceOf): Map<number, Letter> {
  const letters = new Map<number, Letter>();
  let before: Face = 'latin';
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    const whole = SPACE.test(piece) || UNSEEN.test(piece) ? null : faceOf(piece);
    let at = index;
    for (const character of piece) {
      const letter: Letter | null = SPACE.test(character)
        ? { character: ' ', face: before }
        : drawn(character, whole, faceOf);
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
 * Returns the drawn form of a letter. A letter that no font contains is drawn as a question mark
 * instead of an empty box. A mark that no font can position is also drawn as a question mark.
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
    if (last && before?.face === letter.face && before.level % 2 === letter.level % 2)
      last.push(letter);
    else groups.push([letter]);
  }
  return groups;
}

/**
 * Returns the characters of one run in the order that pdfkit needs. Arabic letters are passed in
 * reading order, because the font's shaping joins and reverses them. In other right-to-left text,
 * brackets are mirrored.
 */
function written(letters: readonly Placed[]): string {
  const characters = letters.map(({ character, level }) =>
    level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character,
  );
  const text = characters.join('');
  return TURNED.test(text) ? characters.reverse().join('') : text;
}
