import type { Locale } from '@five/shared/locales/locale';
import type { DrawnLogo } from '../../../platform/drawn-logo.ts';
import { INK, PictureColumn, TITLE } from '../../../platform/pictures/picture-column.ts';

/** What the preview picture of a match shows, as texts in one language. */
export interface PictureTexts {
  locale: Locale;
  venue: string;
  /** Color of the venue, `#rrggbb`. */
  color: string;
  day: string;
  /** The night of an hour after midnight, such as 'night of Thursday to Friday'; null by day. */
  night: string | null;
  time: string;
  pitch: string;
  /** Number of free seats, or why there is none. */
  seats: string;
  /** Whether the match has free seats, which the picture shows in green. */
  isFree: boolean;
}

const FREE = '#40c456';

/**
 * Draws the preview picture of a match as SVG whose texts are paths.
 * @param logo the venue's own logo for dark grounds; null: the drawn sign
 */
export async function drawMatchPicture(
  texts: PictureTexts,
  logo: DrawnLogo | null,
): Promise<string> {
  const column = await PictureColumn.open(texts.locale, texts.color);
  column.brand(texts.venue.toUpperCase(), logo);
  column.text(texts.time, { ...TITLE, size: 132 }, INK.white);
  column.text(texts.day.toUpperCase(), { ...TITLE, size: 62 }, INK.white);
  if (texts.night !== null) column.text(texts.night, { size: 36 }, INK.quiet);
  column.rule();
  column.text(texts.pitch, { size: 36 }, INK.quiet);
  column.pill(texts.seats, texts.isFree ? FREE : INK.quiet);
  return column.svg();
}
