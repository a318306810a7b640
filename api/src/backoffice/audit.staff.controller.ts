import { Controller, Get, Query } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CallerLocale, CurrentCaller } from '../platform/access/caller.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { AuditQueries } from './audit.queries.ts';

/** Endpoint of the audit trail. */
@Controller('audit')
export class AuditStaffController {
  constructor(private readonly queries: AuditQueries) {}

  @Get()
  @Allow('audit.read')
  list(@Query() query: RawQuery, @CurrentCaller() caller: Caller, @CallerLocale() locale: Locale) {
    return this.queries.page(caller, query, locale);
  }
}
