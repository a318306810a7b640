import { Controller, Query } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { CallerLocale } from '../access/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import type { RawQuery } from '../lists/list-query.ts';
import { ChannelMessagesQueries } from './channel-messages.queries.ts';

/** Messages on channels beside mail and site, for staff. */
@Controller()
export class ChannelMessagesController {
  constructor(private readonly queries: ChannelMessagesQueries) {}

  @Endpoint('GET channel_messages')
  list(@Query() query: RawQuery, @CallerLocale() locale: Locale) {
    return this.queries.page(query, locale);
  }
}
