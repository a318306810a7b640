import { dirOf, type Locale } from '@five/shared/locales/locale';
import { type Face, FontCoverage } from '../pdf/fonts.ts';
import { Paragraph, type Run } from '../pdf/runs.ts';

/** Style of a text in a picture. `face` is used for the letters that it has. */
export interface TextStyle {
  size: number;
  bold?: boolean;
  face?: Face;
}

/** One line of a text as SVG path data, with its left end at the origin of the baseline. */
export interface DrawnLine {
  path: string;
  width: number;
  size: number;
}

/** The least factor by which a text becomes smaller before it is cut. */
const SMALLEST = 0.7;
/** Number of letters above which a text is cut before it is measured. */
const LONGEST = 120;

/**
 * Draws texts as paths, so that a picture needs no fonts of the system. Letters are joined and
 * ordered as in PDF documents.
 */
export class TextPaths {
  private constructor(
    private readonly coverage: FontCoverage,
    private readonly direction: 'ltr' | 'rtl',
  ) {}

  static async load(locale: Locale): Promise<TextPaths> {
    return new TextPaths(await FontCoverage.load(), dirOf(locale));
  }

  /** Draws a text in one line. A text wider than `most` becomes smaller, then its end is cut. */
  line(text: string, style: TextStyle, most: number): DrawnLine {
    const runs = this.runsOf(text, style);
    const ratio = most / this.widthOf(runs, style);
    if (ratio >= SMALLEST)
      return this.drawn(runs, { ...style, size: style.size * Math.min(1, ratio) });
    const smallest = { ...style, size: style.size * SMALLEST };
    const letters = Array.from(text).slice(0, LONGEST);
    while (letters.length > 0) {
      letters.pop();
      const shorter = this.runsOf(`${letters.join('')}…`, style);
      if (this.widthOf(shorter, smallest) <= most) return this.drawn(shorter, smallest);
    }
    return this.drawn([], smallest);
  }

  private runsOf(text: string, { bold = false, face }: TextStyle): Run[] {
    const faceOf = (part: string) => this.coverage.faceOf(part, bold, face);
    return new Paragraph(text, this.direction, faceOf).runs();
  }

  private widthOf(runs: readonly Run[], style: TextStyle): number {
    return runs.reduce((sum, run) => sum + this.shaped(run, style).width, 0);
  }

  private drawn(runs: readonly Run[], style: TextStyle): DrawnLine {
    let width = 0;
    const paths = runs.map((run) => {
      const { pathAt, width: runWidth } = this.shaped(run, style);
      const path = pathAt(width);
      width += runWidth;
      return path;
    });
    return { path: paths.join(''), width, size: style.size };
  }

  private shaped({ text, face }: Run, { size, bold = false }: TextStyle) {
    const font = this.coverage.font(face, bold);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions, advanceWidth } = font.layout(text, []);
    const pathAt = (start: number) => {
      let x = 0;
      const paths = glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const left = start + (x + xOffset) * scale;
        x += xAdvance;
        return glyph.path
          .scale(scale, -scale)
          .translate(left, -yOffset * scale)
          .toSVG();
      });
      return paths.join('');
    };
    return { pathAt, width: advanceWidth * scale };
  }
}
