import { Controller, Query } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { type Caller, CallerLocale, CurrentCaller } from '../access/caller.ts';
import { Endpoint, WriteResult } from '../http/endpoint.ts';
import { PathReference } from '../http/path-reference.ts';
import type { RawQuery } from '../lists/list-query.ts';
import { FailedMailsQueries } from './failed-mails.queries.ts';
import { FailedMails } from './failed-mails.service.ts';

/** Failed mails, for an admin to view and retry. */
@Controller()
export class FailedMailsController {
  constructor(
    private readonly queries: FailedMailsQueries,
    private readonly service: FailedMails,
  ) {}

  @Endpoint('GET failed_mails')
  list(@Query() query: RawQuery, @CallerLocale() locale: Locale) {
    return this.queries.page(query, locale);
  }

  @Endpoint('POST failed_mails/{reference}/retry')
  async retry(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @CallerLocale() locale: Locale,
  ) {
    await this.service.retry(caller, reference);
    return WriteResult.of('failedMails.retried', (await this.queries.page({}, locale)).rows);
  }
}
