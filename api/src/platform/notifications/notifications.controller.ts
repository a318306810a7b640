import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { Allow } from '../access/access.ts';
import { type Caller, CallerLocale, CurrentCaller } from '../access/caller.ts';
import { WriteResult } from '../http/write-result.ts';
import type { RawQuery } from '../lists/list-query.ts';
import { Notifications } from './notifications.ts';
import { NotificationsQueries } from './notifications.queries.ts';

@Controller('notifications')
export class NotificationsController {
  constructor(
    private readonly notifications: Notifications,
    private readonly queries: NotificationsQueries,
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
    await this.notifications.readAll(caller.reference);
    return WriteResult.done('notifications.allRead');
  }

  @Post(':id/read')
  @HttpCode(200)
  @Allow('notifications.mark')
  async read(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @CallerLocale() locale: Locale,
  ) {
    return WriteResult.of(
      'notifications.read',
      await this.notifications.read(caller.reference, id, locale),
    );
  }
}
