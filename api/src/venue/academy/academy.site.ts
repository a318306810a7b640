import { Injectable } from '@nestjs/common';
import { PublicData } from '../../platform/site/public-data.ts';
import { ContentLanguage } from '../../platform/texts/content-language.ts';
import { Translator } from '../../platform/i18n/translator.ts';
import { AcademyQueries } from './academy.queries.ts';

/**
 * Embeds the current or next academy season in every page, and lists its weekly sessions as text
 * for visitors without scripts.
 */
@Injectable()
export class AcademySite {
  constructor(pages: PublicData, queries: AcademyQueries, translator: Translator) {
    pages.registerOf(
      'academy',
      '/api/academy',
      (locale) => queries.open(new ContentLanguage(locale)),
      ({ sessions }, locale) =>
        sessions.map(
          ({ name, weekday, startTime, endTime }) =>
            `${String(name)} : ` +
            `${translator.translate(locale, 'states', `weekday.${weekday}`)} ` +
            `${startTime}–${endTime}`,
        ),
    );
  }
}
