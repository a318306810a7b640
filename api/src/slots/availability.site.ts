import { Injectable } from '@nestjs/common';
import { LiveParts } from '../platform/site/live-parts.ts';
import { AvailabilityDays } from './availability-days.ts';
import { AvailabilityQueries } from './availability.queries.ts';

/** Inserts this evening's free slots and prices into the home page. */
@Injectable()
export class AvailabilitySite {
  constructor(parts: LiveParts, days: AvailabilityDays, queries: AvailabilityQueries) {
    parts.register('/', {
      path: '/api/availability',
      part: 'tonight',
      load: async (locale) =>
        queries.days({ ...(await days.read({})), tariffId: null, desk: false, locale }),
    });
  }
}
