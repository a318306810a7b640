import { Injectable } from '@nestjs/common';
import { seatingOf, usualSize } from '@five/shared/community/matches/matches.rules';
import { DEFAULT_LOCALE, type Locale, textOf } from '@five/shared/locales/locale';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { DataSource } from 'typeorm';
import { VenueClock } from '../../../platform/clock/venue-clock.ts';
import { formatParameters } from '../../../platform/i18n/format-parameters.ts';
import { Translator } from '../../../platform/i18n/translator.ts';
import type { FoundPage } from '../../../platform/site/site-paths.ts';
import { VenueSettings } from '../../../settings/venue-settings.ts';
import { type ListedPerson, PEOPLE } from '../match-lists.ts';
import { MatchPagesQueries } from '../match-pages.queries.ts';

/** What a link preview of a match shows, in the language of its captain. */
export interface MatchPreview {
  locale: Locale;
  venue: string;
  date: string;
  time: string;
  pitch: string;
  /** Number of free seats as a sentence, or that there is none. */
  free: string;
}

/** Texts of link previews: day, hour, pitch and free seats, and no names. */
@Injectable()
export class MatchPreviews {
  constructor(
    private readonly source: DataSource,
    private readonly queries: MatchPagesQueries,
    private readonly settings: VenueSettings,
    private readonly translator: Translator,
    private readonly venueClock: VenueClock,
  ) {}

  /** Title and description of the page that a token opens; null for a token that opens none. */
  async of(token: string): Promise<FoundPage | null> {
    const preview = await this.read(token);
    if (preview === null) return null;
    const { locale, venue, date, time, pitch, free } = preview;
    return {
      title: this.translator.translate(locale, 'messages', 'matchLinks.pageTitle', { date, time }),
      description: `${venue}, ${pitch}. ${free}`,
      isUnlisted: true,
    };
  }

  private async read(token: string): Promise<MatchPreview | null> {
    const record = await this.queries.find(token);
    if (!record) return null;
    const [people, [row]] = await Promise.all([
      this.source.query<ListedPerson[]>(PEOPLE, [record.id]),
      this.source.query<{ size: number | null; locale: Locale | null }[]>(PREVIEWED, [record.id]),
    ]);
    const locale = row?.locale ?? DEFAULT_LOCALE;
    const size = row?.size ?? usualSize(record.players);
    const count = size - seatingOf(people, size).seats.length;
    const when = formatParameters(
      { date: dateOfWall(record.start), startTime: timeOfWall(record.start) },
      locale,
      (instant) => this.venueClock.wallOf(instant),
    );
    return {
      locale,
      venue: (await this.settings.current()).name,
      date: String(when.date),
      time: String(when.startTime),
      pitch: textOf(record.pitchName, locale),
      free: this.translator.translate(
        locale,
        'messages',
        count > 0 ? 'matchLinks.free' : 'matchLinks.full',
        { count },
      ),
    };
  }
}

const PREVIEWED = `select m.size, u.locale from bookings b join customers c on c.id = b.customer_id
  left join users u on u.id = c.user_id left join booking_matches m on m.booking_id = b.id
  where b.id = $1`;
