import { setImmediate } from 'node:timers/promises';
import { dirOf, type Locale } from '@five/shared/locales/locale';
import { paletteOf } from '@five/shared/venue/brand/action-color.rules';
import { tooManyRequests } from '../http/domain-error.ts';
import type { DrawnLogo } from '../drawn-logo.ts';
import { Semaphore } from '../semaphore.ts';
import { type Face, FontCoverage, fontBytes, isStroked } from './fonts.ts';
import { listLigaturesAsDrawn } from './ligatures.ts';
import { type Line, linesOf } from './lines.ts';
import { Paragraph } from './runs.ts';

const nameOf = (bold: boolean, face: Face) => `${face}${bold ? ' bold' : ''}`;
const MARGIN = 56;
const GAP = MARGIN / 2;
const LINE = 1.5;
const SIZE = 11;
const HEAD = { top: 34, height: 108, below: 24, title: 22 };
/** Box of the logo in points, at the end of the header band. */
const LOGO = { width: 150, height: 40 };
/** Stroke width of simulated bold text, as a fraction of the font size. */
const STROKE = 0.035;
/** Options for letters that are shaped together with their neighbours, also across spaces. */
const SHAPED: PDFKit.Mixins.TextOptions = {
  features: [],
  lineBreak: false,
  baseline: 'alphabetic',
};

const LONGEST_LINE = 100;
/**
 * Rendering a document blocks the event loop for tens of milliseconds. Therefore one document is
 * rendered at a time, and pending requests are handled in between.
 */
const drawing = new Semaphore(1, { maxQueued: LONGEST_LINE }, tooManyRequests);

export interface Style {
  size?: number;
  bold?: boolean;
  color?: string;
  /** Whether the text is placed at the end of the line: on the right, or on the left in Arabic. */
  end?: boolean;
}

/** Title and author of a document, as PDF readers show them, its color and its logo. */
interface PaperInfo {
  title: string;
  author: string;
  /** Color of the venue, `#rrggbb`, for the text below the title. */
  color: string;
  /** The venue's own logo for dark grounds, in the header band; null: none. */
  logo: DrawnLogo | null;
}

/**
 * A PDF page in the reader's language. Text starts at the right in Arabic, and Arabic letters are
 * joined.
 */
export class Paper {
  private y = MARGIN;
  private readonly registered = new Set<string>();

  private constructor(
    private readonly document: PDFKit.PDFDocument,
    private readonly direction: 'ltr' | 'rtl',
    private readonly coverage: FontCoverage,
    private readonly look: Pick<PaperInfo, 'color' | 'logo'>,
  ) {}

  /**
   * Renders the content that `draw` writes, when the semaphore is free.
   * @throws DomainError TOO_MANY_REQUESTS if the queue is full
   */
  static drawn(locale: Locale, info: PaperInfo, draw: (paper: Paper) => void): Promise<Buffer> {
    return drawing.run(async () => {
      const paper = await Paper.open(locale, info);
      draw(paper);
      const bytes = await paper.bytes();
      await setImmediate();
      return bytes;
    });
  }

  /**
   * Creates an empty document. pdfkit is loaded with the first document, because of its memory use.
   */
  private static async open(locale: Locale, { title, author, ...look }: PaperInfo): Promise<Paper> {
    const [{ default: PdfDocument }, coverage] = await Promise.all([
      import('pdfkit'),
      FontCoverage.load(),
    ]);
    const info = { Title: title, Author: author, Creator: author, Producer: author };
    const document = new PdfDocument({
      size: 'A4',
      margin: 0,
      lang: locale,
      displayTitle: true,
      info,
    });
    return new Paper(document, dirOf(locale), coverage, look);
  }

  /** Writes a paragraph, with line breaks between words. */
  text(text: string, style: Style = {}): void {
    for (const line of this.broken(text, style, this.width)) this.row([[line, style]], style);
  }

  /**
   * Writes `start` at the beginning of a line and `end` at the opposite end. A text that does not
   * fit beside the other is broken into several lines. The text `end` gets at least half of the
   * width.
   */
  pair(start: string, end: string, style: Style = {}): void {
    const startWidth = this.widthOf(
      new Paragraph(start, this.direction, this.faceOf(style)).runs(),
      style,
    );
    const ends = this.broken(
      end,
      style,
      Math.max((this.width - GAP) / 2, this.width - startWidth - GAP),
    );
    const endWidth = Math.max(...ends.map(({ width }) => width));
    const starts = this.broken(start, style, this.width - endWidth - GAP);
    for (let index = 0; index < Math.max(starts.length, ends.length); index += 1) {
      this.row(
        [
          [starts[index], style],
          [ends[index], { ...style, end: true }],
        ],
        style,
      );
    }
  }

  rule(color = '#c9c4bc'): void {
    this.document
      .moveTo(MARGIN, this.y + 4)
      .lineTo(MARGIN + this.width, this.y + 4)
      .lineWidth(0.8)
      .stroke(color);
    this.gap(10);
  }

  /** Draws a header band with the title of the document and the text `below` under the title. */
  head(title: string, below: string): void {
    const titleStyle = { size: HEAD.title, bold: true, color: '#ffffff' };
    const belowStyle = { size: SIZE, color: paletteOf(this.look.color).bright };
    const width = this.width - (this.look.logo ? LOGO.width + GAP : 0);
    const titleLines = this.broken(title, titleStyle, width);
    const belowLines = this.broken(below, belowStyle, width);
    const written = (titleLines.length * HEAD.title + belowLines.length * SIZE) * LINE;
    const height = Math.max(HEAD.height, HEAD.top + written + GAP / 2);
    this.document.rect(0, 0, this.document.page.width, height).fill('#101417');
    if (this.look.logo) this.headLogo(this.look.logo);
    this.y = HEAD.top;
    for (const line of titleLines) this.row([[line, titleStyle]], titleStyle);
    for (const line of belowLines) this.row([[line, belowStyle]], belowStyle);
    this.y = height + HEAD.below;
  }

  /** Draws the logo at the end of the header band: on the right, or on the left in Arabic. */
  private headLogo({ bytes }: DrawnLogo): void {
    const isLeft = this.direction === 'rtl';
    this.document.image(bytes, isLeft ? MARGIN : MARGIN + this.width - LOGO.width, HEAD.top, {
      fit: [LOGO.width, LOGO.height],
      align: isLeft ? undefined : 'right',
      valign: 'center',
    });
  }

  gap(points: number): void {
    this.y += points;
  }

  private bytes(): Promise<Buffer> {
    const parts: Buffer[] = [];
    return new Promise((resolve, reject) => {
      this.document
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => resolve(Buffer.concat(parts)))
        .on('error', reject);
      listLigaturesAsDrawn(this.document);
      this.document.end();
    });
  }

  private get width(): number {
    return this.document.page.width - 2 * MARGIN;
  }

  /** Draws the given lines side by side in one row, on a new page if the current page is full. */
  private row(parts: readonly [Line | undefined, Style][], { size = SIZE }: Style): void {
    if (this.y > this.document.page.height - MARGIN) this.turn();
    for (const [line, style] of parts) if (line) this.put(line, style);
    this.y += size * LINE;
  }

  private turn(): void {
    this.document.addPage();
    this.y = MARGIN;
  }

  private put(
    { runs, width: lineWidth }: Line,
    { end = false, color = '#101417', size = SIZE, bold = false }: Style,
  ): void {
    const atLeft = (this.direction === 'ltr') !== end;
    let x = atLeft ? MARGIN : MARGIN + this.width - lineWidth;
    for (const { text, face } of runs) {
      const document = this.face(face, { size, bold });
      const width = document.widthOfString(text, SHAPED);
      const stroke = isStroked(face, bold);
      if (stroke) document.lineWidth(size * STROKE).strokeColor(color);
      document.fillColor(color).text(text, x, this.y + size, { ...SHAPED, fill: true, stroke });
      x += width;
    }
  }

  private broken(text: string, style: Style, width: number): Line[] {
    const paragraph = new Paragraph(text, this.direction, this.faceOf(style));
    return linesOf(paragraph, width, (runs) => this.widthOf(runs, style));
  }

  private faceOf({ bold = false }: Style) {
    return (text: string) => this.coverage.faceOf(text, bold);
  }

  private widthOf(runs: Line['runs'], style: Style): number {
    return runs.reduce(
      (sum, { text, face }) => sum + this.face(face, style).widthOfString(text, SHAPED),
      0,
    );
  }

  private face(face: Face, { size = SIZE, bold = false }: Style): PDFKit.PDFDocument {
    const name = nameOf(bold, face);
    if (!this.registered.has(name)) this.document.registerFont(name, fontBytes(face, bold));
    this.registered.add(name);
    return this.document.font(name).fontSize(size);
  }
}
