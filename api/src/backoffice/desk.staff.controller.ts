import { Controller, Get, Query } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { Allow } from '../platform/access/access.ts';
import { CallerLocale } from '../platform/access/caller.ts';
import { dateOfQuery } from '../platform/http/date-of-query.ts';
import { UpcomingQueries } from './upcoming.queries.ts';
import { DayQueries } from './day.queries.ts';
import { PendingCountsQueries } from './pending-counts.queries.ts';

/** Endpoints of the board and of its lists. */
@Controller('desk')
export class DeskStaffController {
  constructor(
    private readonly queries: DayQueries,
    private readonly waits: PendingCountsQueries,
    private readonly ahead: UpcomingQueries,
  ) {}

  @Get('day')
  @Allow('desk.day')
  day(@Query('date') date: unknown, @CallerLocale() locale: Locale) {
    return this.queries.day(dateOfQuery(date), locale);
  }

  @Get('waiting')
  @Allow('desk.waiting')
  waiting() {
    return this.waits.counts();
  }

  @Get('ahead')
  @Allow('desk.ahead')
  allAhead(@CallerLocale() locale: Locale) {
    return this.ahead.all(locale);
  }
}
