import { Controller, Query } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { CallerLocale } from '../platform/access/caller.ts';
import { dateOfQuery } from '../platform/http/path-reference.ts';
import { Endpoint } from '../platform/http/endpoint.ts';
import { DayQueries } from './day.queries.ts';
import { PendingCountsQueries } from './pending-counts.queries.ts';
import { UpcomingQueries } from './upcoming.queries.ts';

/** Endpoints of the board and of its lists. */
@Controller()
export class DeskStaffController {
  constructor(
    private readonly queries: DayQueries,
    private readonly waits: PendingCountsQueries,
    private readonly ahead: UpcomingQueries,
  ) {}

  @Endpoint('GET desk/day')
  day(@Query('date') date: unknown, @CallerLocale() locale: Locale) {
    return this.queries.day(dateOfQuery(date), locale);
  }

  @Endpoint('GET desk/waiting')
  waiting() {
    return this.waits.counts();
  }

  @Endpoint('GET desk/ahead')
  allAhead(@CallerLocale() locale: Locale) {
    return this.ahead.all(locale);
  }
}
