import type { Texts } from '../locales/locale.ts';
import { Line, Nullable, Paragraph } from './checks.ts';

/** A single line of text in three languages; French is required. */
export class LineTextsRequest implements Texts {
  @Line(120) fr: string;
  @Nullable() @Line(120, 0) en?: string | null;
  @Nullable() @Line(120, 0) ar?: string | null;
}

/** A paragraph in three languages; French is required. */
export class ParagraphTextsRequest implements Texts {
  @Paragraph(1000) fr: string;
  @Nullable() @Paragraph(1000, 0) en?: string | null;
  @Nullable() @Paragraph(1000, 0) ar?: string | null;
}

/** A text of several paragraphs in three languages; French is required. */
export class PageTextsRequest implements Texts {
  @Paragraph(12_000) fr: string;
  @Nullable() @Paragraph(12_000, 0) en?: string | null;
  @Nullable() @Paragraph(12_000, 0) ar?: string | null;
}
