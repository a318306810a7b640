import { Controller, Get, Query } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { isDate } from '@five/shared/time/wall-time';
import { Allow } from '../platform/access/access.ts';
import { CallerLocale } from '../platform/access/caller.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import { DayQueries } from './day.queries.ts';
import { WaitingQueries } from './waiting.queries.ts';

/** What the desk looks at all day. */
@Controller('desk')
export class DeskStaffController {
  constructor(private readonly queries: DayQueries, private readonly waits: WaitingQueries) {}

  @Get('day')
  @Allow('desk.day')
  day(@Query('date') date: unknown, @CallerLocale() locale: Locale) {
    return this.queries.day(dateOf(date), locale);
  }

  @Get('waiting')
  @Allow('desk.waiting')
  waiting() {
    return this.waits.counts();
  }
}

function dateOf(date: unknown): string | undefined {
  if (date === undefined || isDate(date)) return date;
  throw new DomainError('VALIDATION_FAILED', { fields: [{ field: 'date', violation: 'date' }] });
}
