import { Injectable } from '@nestjs/common';
import { seatingOf, usualSize } from '@five/shared/community/matches/matches.rules';
import { DEFAULT_LOCALE, type Locale, textOf } from '@five/shared/locales/locale';
import { formatLocalizedDate } from '@five/shared/time/date-format';
import { formatNight } from '@five/shared/time/night-format';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { DataSource } from 'typeorm';
import { VenueClock } from '../../../platform/clock/venue-clock.ts';
import { formatParameters } from '../../../platform/i18n/format-parameters.ts';
import { Translator } from '../../../platform/i18n/translator.ts';
import { PICTURE_SIZE } from '../../../platform/pictures/picture-column.ts';
import type { FoundPage } from '../../../platform/site/site-paths.ts';
import { VenueSettings } from '../../../settings/venue-settings.ts';
import { type ListedPerson, PEOPLE, stateOf } from '../match-lists.ts';
import { MatchFinder } from '../match-finder.ts';
import type { PictureTexts } from './match-picture.ts';

/** What a link preview of a match shows, in the language of its captain. */
interface MatchPreview extends Omit<PictureTexts, 'seats'> {
  /** Day with its year, and with its night for an hour after midnight. */
  fullDate: string;
  /** Number of free seats as a sentence, or why there is none. */
  sentence: string;
}

/** Texts of link previews: day, hour, pitch and free seats, and no names of people. */
@Injectable()
export class MatchPreviews {
  constructor(
    private readonly source: DataSource,
    private readonly finder: MatchFinder,
    private readonly settings: VenueSettings,
    private readonly translator: Translator,
    private readonly venueClock: VenueClock,
  ) {}

  /** Tags of the page that a token opens; null for a token that opens none. */
  async of(token: string): Promise<FoundPage | null> {
    const preview = await this.read(token);
    if (preview === null) return null;
    const { locale, venue, fullDate, time, pitch, sentence } = preview;
    const title = this.translator.message(locale, 'matchLinks.pageTitle', { date: fullDate, time });
    const description = `${venue}, ${pitch}. ${sentence}`;
    const path = `/api/matches/${token}/preview.png`;
    return {
      title,
      description,
      picture: { path, ...PICTURE_SIZE, description: `${title}. ${description}` },
      isUnlisted: true,
    };
  }

  /** What the picture shows for the match of a token; null for a token that opens none. */
  async pictureTexts(token: string): Promise<PictureTexts | null> {
    const preview = await this.read(token);
    if (preview === null) return null;
    const { fullDate: _, sentence, ...texts } = preview;
    return { ...texts, seats: sentence.replace(/\.$/, '') };
  }

  private async read(token: string): Promise<MatchPreview | null> {
    const record = await this.finder.find(token);
    if (!record) return null;
    const [people, [row]] = await Promise.all([
      this.source.query<ListedPerson[]>(PEOPLE, [record.id]),
      this.source.query<PreviewedRow[]>(PREVIEWED, [record.id]),
    ]);
    const locale = row?.locale ?? DEFAULT_LOCALE;
    const size = row?.size ?? usualSize(record.players);
    const free = size - seatingOf(people, size).seats.length;
    const state = stateOf(record.status, row?.closedAt ?? null);
    const { name, actionColor } = await this.settings.current();
    const [date, startTime] = [dateOfWall(record.start), timeOfWall(record.start)];
    const shown = formatParameters({ date, startTime }, locale, (instant) =>
      this.venueClock.wallOf(instant),
    );
    return {
      locale,
      venue: name,
      color: actionColor,
      fullDate: String(shown.date),
      day: formatLocalizedDate(date, locale, 'long'),
      night: formatNight(date, startTime, locale),
      time: String(shown.startTime),
      pitch: textOf(record.pitchName, locale),
      isFree: state === 'open' && free > 0,
      sentence:
        state === 'open'
          ? this.translator.message(locale, free > 0 ? 'matchLinks.free' : 'matchLinks.full', {
              count: free,
            })
          : this.translator.message(locale, `matchLinks.${state}`),
    };
  }
}

interface PreviewedRow {
  size: number | null;
  closedAt: Date | null;
  locale: Locale | null;
}

const PREVIEWED = `select m.size, m.closed_at as "closedAt", u.locale
  from bookings b join customers c on c.id = b.customer_id
  left join users u on u.id = c.user_id left join booking_matches m on m.booking_id = b.id
  where b.id = $1`;
