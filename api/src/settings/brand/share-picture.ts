import type { Locale } from '@five/shared/locales/locale';
import type { DrawnLogo } from '../../platform/drawn-logo.ts';
import { INK, PictureColumn, TITLE } from '../../platform/pictures/picture-column.ts';

/** What the picture of shared links shows. */
export interface ShareTexts {
  locale: Locale;
  venue: string;
  /** Color of the venue, `#rrggbb`. */
  color: string;
  /** The venue's own logo for dark grounds; null: the drawn sign. */
  logo: DrawnLogo | null;
  title: string;
  text: string;
}

/** Size of the title in pixels. Arabic letters are larger than Latin capitals of the same size. */
const TITLE_SIZE: Record<Locale, number> = { fr: 84, en: 84, ar: 58 };

/** Draws the picture that link previews of most pages show, as SVG whose texts are paths. */
export async function drawSharePicture(texts: ShareTexts): Promise<string> {
  const column = await PictureColumn.open(texts.locale, texts.color);
  column.brand(texts.venue.toUpperCase(), texts.logo);
  column.paragraph(
    texts.title.toUpperCase(),
    { ...TITLE, size: TITLE_SIZE[texts.locale] },
    INK.white,
  );
  column.rule();
  column.paragraph(texts.text, { size: 34 }, INK.quiet);
  return column.svg();
}
