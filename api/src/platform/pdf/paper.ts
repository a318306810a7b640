import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { dirOf, type Locale } from '@five/shared/locales/locale';
import { Turns } from '../turns.ts';
import { type Face, runsOf } from './runs.ts';

const require = createRequire(import.meta.url);
const FONTS: Record<'normal' | 'bold', Record<Face, string>> = {
  normal: {
    latin: require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
    'latin-ext': require.resolve('@fontsource/figtree/files/figtree-latin-ext-400-normal.woff'),
    arabic: require.resolve('@fontsource/cairo/files/cairo-arabic-400-normal.woff'),
  },
  bold: {
    latin: require.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff'),
    'latin-ext': require.resolve('@fontsource/figtree/files/figtree-latin-ext-700-normal.woff'),
    arabic: require.resolve('@fontsource/cairo/files/cairo-arabic-700-normal.woff'),
  },
};

const FACES: readonly Face[] = ['latin', 'latin-ext', 'arabic'];
const nameOf = (bold: boolean, face: Face) => `${face}${bold ? ' bold' : ''}`;
const MARGIN = 56;
const LINE = 1.5;
/** Every letter is shaped with its neighbours, over spaces too. */
const SHAPED: PDFKit.Mixins.TextOptions = { features: [], lineBreak: false, baseline: 'alphabetic' };

const LONGEST_LINE = 100;
/** A paper takes a tenth of a second of the one thread that answers everybody: one is drawn at a time, and who asked meanwhile is answered before the next. */
const drawing = new Turns(1, LONGEST_LINE);

export interface Style {
  size?: number;
  bold?: boolean;
  color?: string;
  /** At the end of the line: left in Arabic. */
  end?: boolean;
}

/** A page of paper in the reader's language: written from the side where it begins, Arabic joined and from right to left. */
export class Paper {
  private y = MARGIN;

  private constructor(private readonly document: PDFKit.PDFDocument, private readonly direction: 'ltr' | 'rtl') {
    for (const bold of [false, true]) for (const face of FACES) this.document.registerFont(nameOf(bold, face), fontBytes(FONTS[bold ? 'bold' : 'normal'][face]));
  }

  /** What `draw` writes on an empty one, when its turn has come. @throws DomainError TOO_MANY_REQUESTS where too many wait */
  static drawn(locale: Locale, title: string, draw: (paper: Paper) => void): Promise<Buffer> {
    return drawing.take(async () => {
      const paper = await Paper.open(locale, title);
      draw(paper);
      const bytes = await paper.bytes();
      await setImmediate();
      return bytes;
    });
  }

  /** An empty one. What draws it is loaded with the first: it takes as much memory as all bookings of a week. */
  private static async open(locale: Locale, title: string): Promise<Paper> {
    const { default: PdfDocument } = await import('pdfkit');
    const info = { Title: title, Creator: 'Five Arena', Producer: 'Five Arena' };
    return new Paper(new PdfDocument({ size: 'A4', margin: 0, lang: locale, displayTitle: true, info }), dirOf(locale));
  }

  /** A paragraph, broken between words where it does not fit. */
  text(text: string, style: Style = {}): void {
    for (const line of this.broken(text, style, this.width)) this.line(line, style);
  }

  /** Something at the start of the line and something at its end; what stands at the start is broken where it would touch the other. */
  pair(start: string, end: string, style: Style = {}): void {
    const [first = '', ...rest] = this.broken(start, style, this.width - this.widthOf(end, style) - MARGIN / 2);
    this.put(end, { ...style, end: true });
    this.line(first, style);
    for (const line of rest) this.line(line, style);
  }

  rule(color = '#c9c4bc'): void {
    this.document.moveTo(MARGIN, this.y + 4).lineTo(MARGIN + this.width, this.y + 4).lineWidth(0.8).stroke(color);
    this.gap(10);
  }

  /** A band across the page with the title of the paper. */
  head(title: string, below: string): void {
    this.document.rect(0, 0, this.document.page.width, 108).fill('#101417');
    this.y = 34;
    this.text(title, { size: 22, bold: true, color: '#ffffff' });
    this.text(below, { size: 11, color: '#ff8a5c' });
    this.y = 132;
  }

  gap(points: number): void {
    this.y += points;
  }

  private bytes(): Promise<Buffer> {
    const parts: Buffer[] = [];
    return new Promise((resolve, reject) => {
      this.document.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts))).on('error', reject);
      this.document.end();
    });
  }

  private get width(): number {
    return this.document.page.width - 2 * MARGIN;
  }

  private line(text: string, style: Style): void {
    if (this.y > this.document.page.height - MARGIN) this.turn();
    this.put(text, style);
    this.y += (style.size ?? 11) * LINE;
  }

  private turn(): void {
    this.document.addPage();
    this.y = MARGIN;
  }

  private put(text: string, { end = false, color = '#101417', size = 11, ...rest }: Style): void {
    const style = { ...rest, size };
    const atLeft = (this.direction === 'ltr') !== end;
    let x = atLeft ? MARGIN : MARGIN + this.width - this.widthOf(text, style);
    for (const run of runsOf(text, this.direction)) {
      const width = this.face(run.face, style).widthOfString(run.text, SHAPED);
      this.document.fillColor(color).text(run.text, x, this.y + size, SHAPED);
      x += width;
    }
  }

  private widthOf(text: string, style: Style): number {
    return runsOf(text, this.direction).reduce((sum, run) => sum + this.face(run.face, style).widthOfString(run.text, SHAPED), 0);
  }

  private face(face: Face, { size = 11, bold = false }: Style): PDFKit.PDFDocument {
    return this.document.font(nameOf(bold, face)).fontSize(size);
  }

  private broken(text: string, style: Style, width: number): string[] {
    const lines = [''];
    for (const word of text.split(' ')) {
      const last = lines.at(-1) ?? '';
      const longer = last === '' ? word : `${last} ${word}`;
      if (last !== '' && this.widthOf(longer, style) > width) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  }
}

const read = new Map<string, Buffer>();

function fontBytes(file: string): Buffer {
  const bytes = read.get(file) ?? readFileSync(file);
  read.set(file, bytes);
  return bytes;
}
