import { Controller, Param, Query } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { type Caller, CallerLocale, CurrentCaller } from '../access/caller.ts';
import { Endpoint, WriteResult } from '../http/endpoint.ts';
import type { RawQuery } from '../lists/list-query.ts';
import { NotificationsQueries } from './notifications.queries.ts';
import { Notifications } from './notifications.ts';

@Controller()
export class NotificationsController {
  constructor(
    private readonly notifications: Notifications,
    private readonly queries: NotificationsQueries,
  ) {}

  @Endpoint('GET notifications')
  list(@CurrentCaller() caller: Caller, @Query() query: RawQuery, @CallerLocale() locale: Locale) {
    return this.queries.list(caller.reference, query, locale);
  }

  @Endpoint('POST notifications/read')
  async readAll(@CurrentCaller() caller: Caller) {
    await this.notifications.readAll(caller.reference);
    return WriteResult.done('notifications.allRead');
  }

  @Endpoint('POST notifications/{id}/read')
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
