import { Controller, Get, Query } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { Allow } from '../../platform/access/access.ts';
import { CallerLocale } from '../../platform/access/caller.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { DiscussionsQueries } from './discussions.queries.ts';

/** Public threads. */
@Controller('discussions')
export class DiscussionsController {
  constructor(private readonly queries: DiscussionsQueries) {}

  @Get()
  @Allow('discussions.read')
  list(@Query() query: RawQuery, @CallerLocale() locale: Locale) {
    return this.queries.page(query, locale);
  }

  @Get(':id')
  @Allow('discussions.read')
  one(@PathReference() reference: string, @CallerLocale() locale: Locale) {
    return this.queries.thread(reference, locale);
  }
}
