import { Injectable } from '@nestjs/common';
import { type Locale, textOf } from '@five/shared/locales/locale';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { formatParameters } from '../../platform/i18n/format-parameters.ts';
import { Translator } from '../../platform/i18n/translator.ts';
import { type FoundPage, SitePaths } from '../../platform/site/site-paths.ts';
import { VenueSettings } from '../../settings/venue-settings.ts';
import { OpenMatchesQueries } from './open-matches.queries.ts';

/** Registers the web pages of existing matches, with the texts of their link previews. */
@Injectable()
export class OpenMatchesSite {
  constructor(
    paths: SitePaths,
    private readonly queries: OpenMatchesQueries,
    private readonly settings: VenueSettings,
    private readonly translator: Translator,
    private readonly venueClock: VenueClock,
  ) {
    paths.register('/open-matches/:reference', async ({ reference = '' }, locale) =>
      this.pageOf(reference, locale),
    );
  }

  private async pageOf(reference: string, locale: Locale): Promise<FoundPage | null> {
    const place = await this.queries.placeOf(reference);
    if (place === null) return null;
    const when = { date: dateOfWall(place.start), startTime: timeOfWall(place.start) };
    const shown = formatParameters(when, locale, (instant) => this.venueClock.wallOf(instant));
    const { name } = await this.settings.current();
    return {
      title: this.translator.message(locale, 'matchLinks.pageTitle', {
        date: shown.date,
        time: shown.startTime,
      }),
      description: `${name}, ${textOf(place.pitch, locale)}.`,
    };
  }
}
