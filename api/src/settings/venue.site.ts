import { Injectable } from '@nestjs/common';
import type { VenueAnswer } from '@five/shared/venue/venue.contract';
import { PublicData } from '../platform/site/public-data.ts';
import { Wording } from '../platform/wording/wording.ts';
import { VenueQueries } from './venue.queries.ts';

/** Puts the venue on every page. */
@Injectable()
export class VenueSite {
  constructor(pages: PublicData, queries: VenueQueries, wording: Wording) {
    pages.register('/api/venue', (locale) => queries.shown(locale, false), ({ name, address, city, phones, email }: VenueAnswer, locale) =>
      [name, wording.say(locale, 'lines', 'place', { address, city }), ...phones, email]);
  }
}
