import makeBidi from 'bidi-js';

/** The font that has a letter: pdf readers know none of their own. */
export type Face = 'latin' | 'latin-ext' | 'arabic';

/** Letters of one font and direction, as they are handed to it. */
export interface Run {
  text: string;
  face: Face;
}

interface Letter {
  character: string;
  level: number;
  face: Face;
}

const ARABIC = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/u;
const EXTENDED = /[\u0100-\u024f\u1e00-\u1eff]/u;
const LATIN = /[\u0020-\u007e\u00a1-\u00ff\u0131\u0152\u0153\u2010-\u2015\u2018-\u201e\u2022\u2026\u20ac\u2122\u2212]/u;
/** Spaces that no font of ours has. They are told from a plain one by the order alone: what holds a number together keeps it one. */
const SPACES = /[ \u00a0\u2007\u2009\u202f]/u;
/** What steers the direction and is not drawn. */
const UNSEEN = /[\p{Cc}\u200b-\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/u;
const bidi = makeBidi();

/** A line in the order in which it is drawn, from left to right: by the Unicode algorithm, cut where font or direction changes. */
export function runsOf(line: string, direction: 'ltr' | 'rtl'): Run[] {
  const groups = lettersOf(line, direction).reduce<Letter[][]>((all, letter) => {
    const last = all.at(-1);
    const before = last?.[0];
    if (last && before && before.face === letter.face && before.level % 2 === letter.level % 2) last.push(letter);
    else all.push([letter]);
    return all;
  }, []);
  return groups.map((letters) => ({ face: letters[0]?.face ?? 'latin', text: written(letters) }));
}

/** The letters in the order in which they are drawn; what steers the direction is not among them. */
function lettersOf(line: string, direction: 'ltr' | 'rtl'): Letter[] {
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const letters = new Map<number, Letter>();
  let face: Face = 'latin';
  let at = 0;
  for (const character of line) {
    if (!UNSEEN.test(character)) {
      const letter: Letter = { ...drawn(character, face), level: embedding.levels[at] ?? 0 };
      letters.set(at, letter);
      face = letter.face;
    }
    at += character.length;
  }
  return bidi.getReorderedIndices(line, embedding).flatMap((index) => letters.get(index) ?? []);
}

/** No font of ours has everything: a letter that none has is shown as a question mark and not as an empty box. */
function drawn(character: string, before: Face): Omit<Letter, 'level'> {
  if (SPACES.test(character)) return { character: ' ', face: before };
  if (ARABIC.test(character)) return { character, face: 'arabic' };
  if (EXTENDED.test(character)) return { character, face: 'latin-ext' };
  return { character: LATIN.test(character) ? character : '?', face: 'latin' };
}

/** The Arabic font takes its letters as they are read, joins them and turns them around by itself; elsewhere brackets that were turned are mirrored. */
function written(letters: readonly Letter[]): string {
  if (letters[0]?.face === 'arabic') return letters.map(({ character }) => character).reverse().join('');
  return letters.map(({ character, level }) => (level % 2 === 1 ? bidi.getMirroredCharacter(character) ?? character : character)).join('');
}
