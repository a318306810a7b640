import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { Allow } from '../access/access.ts';
import { type Caller, CallerLocale, CurrentCaller } from '../access/caller.ts';
import { PathReference } from '../http/path-reference.ts';
import { WriteResult } from '../http/write-result.ts';
import type { RawQuery } from '../lists/list-query.ts';
import { FailedMailsQueries } from './failed-mails.queries.ts';
import { FailedMails } from './failed-mails.service.ts';

/** Failed mails, for an admin to view and retry. */
@Controller('failed_mails')
export class FailedMailsController {
  constructor(
    private readonly queries: FailedMailsQueries,
    private readonly service: FailedMails,
  ) {}

  @Get()
  @Allow('failedMails.read')
  list(@Query() query: RawQuery, @CallerLocale() locale: Locale) {
    return this.queries.page(query, locale);
  }

  @Post(':reference/retry')
  @HttpCode(200)
  @Allow('failedMails.retry')
  async retry(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @CallerLocale() locale: Locale,
  ) {
    await this.service.retry(caller, reference);
    return WriteResult.of('failedMails.retried', (await this.queries.page({}, locale)).rows);
  }
}
