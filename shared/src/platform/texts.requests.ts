import type { Texts } from '../locales/locale.ts';
import { About } from './checks/about.ts';
import { Line, Nullable, Paragraph } from './checks.ts';

const FRENCH = 'French text.';
const ENGLISH = 'English text; null or empty: the French text is shown.';
const ARABIC = 'Arabic text; null or empty: the French text is shown.';

/** A single line of text in three languages; French is required. */
export class LineTextsRequest implements Texts {
  @About(FRENCH) @Line(120) fr: string;
  @About(ENGLISH) @Nullable() @Line(120, 0) en?: string | null;
  @About(ARABIC) @Nullable() @Line(120, 0) ar?: string | null;
}

/** A paragraph in three languages; French is required. */
export class ParagraphTextsRequest implements Texts {
  @About(FRENCH) @Paragraph(1000) fr: string;
  @About(ENGLISH) @Nullable() @Paragraph(1000, 0) en?: string | null;
  @About(ARABIC) @Nullable() @Paragraph(1000, 0) ar?: string | null;
}

/** A text of several paragraphs in three languages; French is required. */
export class PageTextsRequest implements Texts {
  @About(FRENCH) @Paragraph(12_000) fr: string;
  @About(ENGLISH) @Nullable() @Paragraph(12_000, 0) en?: string | null;
  @About(ARABIC) @Nullable() @Paragraph(12_000, 0) ar?: string | null;
}
