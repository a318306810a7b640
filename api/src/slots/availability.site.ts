import { Injectable } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { LiveParts } from '../platform/site/live-parts.ts';
import { AvailabilityDays } from './availability-days.ts';
import { AvailabilityQueries } from './availability.queries.ts';

/** Inserts the slots of the current opening day into the home page and the booking pages. */
@Injectable()
export class AvailabilitySite {
  constructor(parts: LiveParts, days: AvailabilityDays, queries: AvailabilityQueries) {
    const load = async (locale: Locale) =>
      queries.days({ ...(await days.read({})), tariffId: null, desk: false, locale });
    const unless = ['date', 'minutes'];
    parts.register('/', { path: '/api/availability', part: 'tonight', load });
    parts.register('/reserve', { path: '/api/availability', part: 'grid', load, unless });
    // The prices depend on the player's tariff, so the page contains none.
    parts.register('/account/reservations/create', { part: 'gridWithoutPrices', load, unless });
  }
}
