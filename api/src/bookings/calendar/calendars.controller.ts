import { Controller, Header, Param } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { Endpoint, WriteResult } from '../../platform/http/endpoint.ts';
import { CalendarFeeds } from './calendar-feeds.service.ts';

/** Endpoints of feeds for calendar programs. */
@Controller()
export class CalendarsController {
  constructor(private readonly feeds: CalendarFeeds) {}

  @Endpoint('GET calendar/{token}.ics')
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('cache-control', 'private, no-store')
  read(@Param('token') token: string) {
    return this.feeds.read(token);
  }

  @Endpoint('GET calendar_feed')
  own(@CurrentCaller() caller: Caller) {
    return this.feeds.of(caller);
  }

  @Endpoint('POST calendar_feed')
  async renew(@CurrentCaller() caller: Caller) {
    return WriteResult.of('calendar.made', await this.feeds.renew(caller));
  }

  @Endpoint('DELETE calendar_feed')
  async end(@CurrentCaller() caller: Caller) {
    await this.feeds.end(caller);
    return WriteResult.of('calendar.ended', null);
  }
}
