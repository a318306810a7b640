import { Injectable } from '@nestjs/common';
import { MAX_REPORT_DAYS, REPORT_DAYS } from '@five/shared/reports/reports.codes';
import { isSpan } from '@five/shared/reports/reports.rules';
import type { ViolationKey } from '@five/shared/platform/violation-messages';
import { addDays, isDate } from '@five/shared/time/wall-time';
import type { Caller } from '../platform/access/caller.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { OpeningDayQueries } from '../settings/opening-day.queries.ts';

interface Days {
  from: string;
  to: string;
}

/** Reads the periods of reports. */
@Injectable()
export class ReportDays {
  constructor(private readonly openingDay: OpeningDayQueries) {}

  /** The current opening day. */
  today(): Promise<string> {
    return this.openingDay.current();
  }

  /**
   * The period of opening days: the requested days for an admin, the current opening day for
   * reception.
   * @throws DomainError VALIDATION_FAILED
   */
  async opening(caller: Caller, query: RawQuery): Promise<Days> {
    const today = await this.today();
    return caller.role === 'admin' ? requestedDays(today, query) : { from: today, to: today };
  }
}

function requestedDays(today: string, query: RawQuery): Days {
  const to = dateOf(query, 'to') ?? today;
  const from = dateOf(query, 'from') ?? addDays(to, 1 - REPORT_DAYS);
  if (to < from) throw refused('from', 'turned');
  if (!isSpan(from, to, MAX_REPORT_DAYS)) throw refused('from');
  return { from, to };
}

function dateOf(query: RawQuery, field: 'from' | 'to'): string | undefined {
  const date = query[field];
  if (date === undefined || date === '') return undefined;
  if (!isDate(date)) throw refused(field);
  return date;
}

const refused = (field: string, violation: ViolationKey = 'date') =>
  new DomainError('VALIDATION_FAILED', { fields: [{ field, violation }] });
