import { Controller, Query } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { type Caller, CallerLocale, CurrentCaller } from '../platform/access/caller.ts';
import { Endpoint } from '../platform/http/endpoint.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { AuditQueries } from './audit.queries.ts';

/** Endpoint of the audit trail. */
@Controller()
export class AuditStaffController {
  constructor(private readonly queries: AuditQueries) {}

  @Endpoint('GET audit')
  list(@Query() query: RawQuery, @CurrentCaller() caller: Caller, @CallerLocale() locale: Locale) {
    return this.queries.page(caller, query, locale);
  }
}
