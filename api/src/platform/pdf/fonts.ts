import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { sfntOf } from './woff.ts';

const require = createRequire(import.meta.url);
const file = (name: string) => require.resolve(`@fontsource/${name}-normal.woff`);

/**
 * Fonts of PDF documents in order of preference. PDF readers do not replace fonts that are not
 * embedded, so this list decides which letters can be printed. Chinese, Japanese and Korean fonts
 * have several megabytes each and are left out; their letters are printed as question marks.
 */
const FILES = {
  latin: {
    normal: file('figtree/files/figtree-latin-400'),
    bold: file('figtree/files/figtree-latin-700'),
  },
  'latin-ext': {
    normal: file('figtree/files/figtree-latin-ext-400'),
    bold: file('figtree/files/figtree-latin-ext-700'),
  },
  arabic: {
    normal: file('cairo/files/cairo-arabic-400'),
    bold: file('cairo/files/cairo-arabic-700'),
  },
  'noto-latin-ext': {
    normal: file('noto-sans/files/noto-sans-latin-ext-400'),
    bold: file('noto-sans/files/noto-sans-latin-ext-700'),
  },
  'noto-vietnamese': {
    normal: file('noto-sans/files/noto-sans-vietnamese-400'),
    bold: file('noto-sans/files/noto-sans-vietnamese-700'),
  },
  /**
   * Font for letters of Moroccan and other languages that the font Cairo lacks, in a similar style.
   */
  'plex-arabic': {
    normal: file('ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400'),
    bold: file('ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-700'),
  },
  /**
   * Font that covers the whole Arabic block. Noto Sans Arabic also covers it, but fontkit fails to
   * position some of its marks.
   */
  amiri: {
    normal: file('amiri/files/amiri-arabic-400'),
    bold: file('amiri/files/amiri-arabic-700'),
  },
  /** The font Noto Sans Tifinagh is published in one weight only. */
  tifinagh: {
    normal: file('noto-sans-tifinagh/files/noto-sans-tifinagh-tifinagh-400'),
    bold: null,
  },
  greek: {
    normal: file('noto-sans/files/noto-sans-greek-400'),
    bold: file('noto-sans/files/noto-sans-greek-700'),
  },
  cyrillic: {
    normal: file('noto-sans/files/noto-sans-cyrillic-400'),
    bold: file('noto-sans/files/noto-sans-cyrillic-700'),
  },
  'cyrillic-ext': {
    normal: file('noto-sans/files/noto-sans-cyrillic-ext-400'),
    bold: file('noto-sans/files/noto-sans-cyrillic-ext-700'),
  },
  /** The font of titles in pictures. Papers never choose it, because `latin` has its letters. */
  titles: {
    normal: file('saira-condensed/files/saira-condensed-latin-800'),
    bold: file('saira-condensed/files/saira-condensed-latin-800'),
  },
} as const satisfies Record<string, { normal: string; bold: string | null }>;

export type Face = keyof typeof FILES;
const FONT_NAMES = Object.keys(FILES) as Face[];

/** Whether bold text in this font is drawn with a stroke, because there is no bold file. */
export const isStroked = (face: Face, bold: boolean): boolean => bold && FILES[face].bold === null;

const fileOf = (face: Face, bold: boolean): string =>
  bold ? (FILES[face].bold ?? FILES[face].normal) : FILES[face].normal;

const read = new Map<string, Buffer>();

/** Returns a font without compression. Its file is read on first use. */
export function fontBytes(face: Face, bold: boolean): Buffer {
  const name = fileOf(face, bold);
  const bytes = read.get(name) ?? sfntOf(readFileSync(name));
  read.set(name, bytes);
  return bytes;
}

/**
 * Finds the font that contains a letter, by the character maps of the fonts. A font is opened on
 * first use.
 */
export class FontCoverage {
  private static loaded: Promise<FontCoverage> | null = null;
  private readonly opened = new Map<string, Font>();

  private constructor(private readonly create: (bytes: Buffer) => Font) {}

  /** Loads the font library with the first document. */
  static load(): Promise<FontCoverage> {
    FontCoverage.loaded ??= import('fontkit').then(
      ({ create }) => new FontCoverage((bytes) => create(bytes) as Font),
    );
    return FontCoverage.loaded;
  }

  /** Returns the first font that covers the whole text, `preferred` before all others, or null. */
  faceOf(text: string, bold: boolean, preferred?: Face): Face | null {
    const points = Array.from(text, (character) => character.codePointAt(0) ?? 0);
    const candidates = preferred === undefined ? FONT_NAMES : [preferred, ...FONT_NAMES];
    return candidates.find((face) => draws(this.font(face, bold), text, points)) ?? null;
  }

  font(face: Face, bold: boolean): Font {
    const name = fileOf(face, bold);
    const font = this.opened.get(name) ?? this.create(fontBytes(face, bold));
    this.opened.set(name, font);
    return font;
  }
}

/**
 * Whether a font can draw a text. Shaping throws for marks that a font cannot position; such a font
 * counts as not covering the text.
 */
function draws(font: Font, text: string, points: readonly number[]): boolean {
  if (!points.every((point) => font.hasGlyphForCodePoint(point))) return false;
  if (points.length === 1) return true;
  try {
    return font.layout(text, []).glyphs.every(({ id }) => id !== 0);
  } catch {
    return false;
  }
}
