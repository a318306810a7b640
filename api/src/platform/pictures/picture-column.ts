import { dirOf, type Locale } from '@five/shared/locales/locale';
import { isWordMark } from '@five/shared/venue/brand/logo.rules';
import { type DrawnLogo, logoImage } from '../drawn-logo.ts';
import { hall } from './hall.ts';
import { sign } from './sign.ts';
import { type DrawnLine, TextPaths, type TextStyle } from './text-paths.ts';

/** Size of a preview picture in pixels, as link previews expect it. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

const MARGIN = 64;
const TEXT_WIDTH = 524;
const MARK = 64;
const GAP = 18;
const PILL = { padding: 28, height: 68 };
/** Height of capital letters relative to the size of their font. */
const CAPITALS = 0.7;
/** Height of a line relative to the size of its letters. */
const LINE_HEIGHT = { arabic: 1.4, other: 1.08 };
const ARABIC = /\p{Script=Arabic}/u;

/** Colours of the texts. */
export const INK = { white: '#ffffff', quiet: '#ccd4d9', dark: '#101417' } as const;
/** Style of a title. */
export const TITLE: Omit<TextStyle, 'size'> = { bold: true, face: 'titles' };

/** Lines of text and shapes below each other, from the left, or from the right in Arabic. */
export class PictureColumn {
  private readonly isRightToLeft: boolean;
  private y = 0;
  private readonly parts: string[] = [];

  private constructor(
    private readonly paths: TextPaths,
    locale: Locale,
    private readonly color: string,
  ) {
    this.isRightToLeft = dirOf(locale) === 'rtl';
  }

  /** @param color of the venue, `#rrggbb` */
  static async open(locale: Locale, color: string): Promise<PictureColumn> {
    return new PictureColumn(await TextPaths.load(locale), locale, color);
  }

  /** The logo, or the drawn sign, with the name of the venue beside it. */
  brand(name: string, logo: DrawnLogo | null): void {
    const width = logo ? (MARK * logo.width) / logo.height : MARK;
    const drawn = logo
      ? logoImage(logo, MARK)
      : `<g transform="scale(${MARK / 32})">${sign(this.color)}</g>`;
    this.parts.push(`<g transform="translate(${this.left(width)} ${this.y})">${drawn}</g>`);
    if (logo === null || !isWordMark(logo)) this.brandName(name, width + GAP);
    this.y += MARK + GAP;
  }

  private brandName(name: string, indent: number): void {
    this.put(this.paths.line(name, { ...TITLE, size: 46 }, TEXT_WIDTH - indent), {
      fill: INK.white,
      middle: this.y + MARK / 2,
      indent,
    });
  }

  text(text: string, style: TextStyle, fill: string): void {
    const line = this.paths.line(text, style, TEXT_WIDTH);
    const height = line.size * LINE_HEIGHT[ARABIC.test(text) ? 'arabic' : 'other'];
    this.put(line, { fill, middle: this.y + height / 2 });
    this.y += height + GAP / 3;
  }

  /** A text in as many lines as its words need. */
  paragraph(text: string, style: TextStyle, fill: string): void {
    let line = '';
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      const isFull = line !== '' && this.paths.line(longer, style, Infinity).width > TEXT_WIDTH;
      if (isFull) this.text(line, style, fill);
      line = isFull ? word : longer;
    }
    this.text(line, style, fill);
  }

  rule(): void {
    this.parts.push(
      `<rect x="${this.left(110)}" y="${this.y + GAP}" width="110" height="8" ` +
        `fill="${this.color}"/>`,
    );
    this.y += 2 * GAP + 8;
  }

  /** A text on a filled field with round ends. */
  pill(text: string, ground: string): void {
    const { padding, height } = PILL;
    const line = this.paths.line(text, { bold: true, size: 36 }, TEXT_WIDTH - 2 * padding);
    const width = line.width + 2 * padding;
    this.y += GAP / 2;
    this.parts.push(
      `<rect x="${this.left(width)}" y="${this.y}" width="${width}" height="${height}" ` +
        `rx="${height / 2}" fill="${ground}"/>`,
    );
    this.put(line, { fill: INK.dark, middle: this.y + height / 2, indent: padding });
    this.y += height;
  }

  /** The picture as SVG: the hall, a shade behind the text, and the text in the middle. */
  svg(): string {
    const { width, height } = PICTURE_SIZE;
    const shade = 'M0 0H700L588 630H0Z';
    const mirror = this.isRightToLeft ? `transform="translate(${width} 0) scale(-1 1)"` : '';
    const top = Math.round((height - this.y) / 2);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
      viewBox="0 0 ${width} ${height}"><g ${mirror}>${hall(this.color)}
      <path d="${shade}" fill="#0b0f12"/></g>
      <g transform="translate(0 ${top})">${this.parts.join('')}</g></svg>`;
  }

  private put(
    { path, width, size }: DrawnLine,
    { fill, middle, indent = 0 }: { fill: string; middle: number; indent?: number },
  ): void {
    const baseline = middle + (size * CAPITALS) / 2;
    this.parts.push(
      `<path transform="translate(${this.left(width, indent)} ${baseline})" d="${path}" ` +
        `fill="${fill}"/>`,
    );
  }

  /** Left edge of a part of this width, which begins `indent` behind the margin. */
  private left(width: number, indent = 0): number {
    return this.isRightToLeft ? PICTURE_SIZE.width - MARGIN - indent - width : MARGIN + indent;
  }
}
