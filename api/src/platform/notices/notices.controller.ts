import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { Allow } from '../access/access.ts';
import { type Caller, CallerLocale, CurrentCaller } from '../access/caller.ts';
import { Written } from '../http/written.ts';
import type { RawQuery } from '../lists/list-query.ts';
import { Notices } from './notices.ts';
import { NoticesQueries } from './notices.queries.ts';

@Controller('notifications')
export class NoticesController {
  constructor(
    private readonly notices: Notices,
    private readonly queries: NoticesQueries,
  ) {}

  @Get()
  @Allow('notifications.read')
  list(@CurrentCaller() caller: Caller, @Query() query: RawQuery, @CallerLocale() locale: Locale) {
    return this.queries.list(caller.reference, query, locale);
  }

  @Post('read')
  @HttpCode(200)
  @Allow('notifications.mark')
  async readAll(@CurrentCaller() caller: Caller) {
    await this.notices.readAll(caller.reference);
    return Written.done('notifications.allRead');
  }

  @Post(':id/read')
  @HttpCode(200)
  @Allow('notifications.mark')
  async read(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @CallerLocale() locale: Locale,
  ) {
    return Written.of('notifications.read', await this.notices.read(caller.reference, id, locale));
  }
}
