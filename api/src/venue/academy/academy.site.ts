import { Injectable } from '@nestjs/common';
import { PublicData } from '../../platform/site/public-data.ts';
import { Reader } from '../../platform/texts/reader.ts';
import { Wording } from '../../platform/wording/wording.ts';
import { AcademyQueries } from './academy.queries.ts';

/** Embeds the open season in every page, with its weekly sessions for visitors without scripts. */
@Injectable()
export class AcademySite {
  constructor(pages: PublicData, queries: AcademyQueries, wording: Wording) {
    pages.register(
      '/api/academy',
      (locale) => queries.open(new Reader(locale)),
      ({ sessions }, locale) =>
        sessions.map(
          ({ name, weekday, startTime, endTime }) =>
            `${String(name)} : ${wording.say(locale, 'states', `weekday.${weekday}`)} ${startTime}–${endTime}`,
        ),
    );
  }
}
