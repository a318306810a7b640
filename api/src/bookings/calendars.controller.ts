import { Controller, Delete, Get, Header, Param, Post } from '@nestjs/common';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../platform/access/caller.ts';
import { WriteResult } from '../platform/http/write-result.ts';
import { CalendarFeeds } from './calendar-feeds.service.ts';

/** Endpoints of feeds for calendar programs. */
@Controller()
export class CalendarsController {
  constructor(private readonly feeds: CalendarFeeds) {}

  @Get('calendar/:token.ics')
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('cache-control', 'private, no-store')
  @Allow('calendars.readByToken')
  read(@Param('token') token: string) {
    return this.feeds.read(token);
  }

  @Get('calendar_feed')
  @Allow('calendars.readFeed')
  own(@CurrentCaller() caller: Caller) {
    return this.feeds.of(caller);
  }

  @Post('calendar_feed')
  @Allow('calendars.renewFeed')
  async renew(@CurrentCaller() caller: Caller) {
    return WriteResult.of('calendar.made', await this.feeds.renew(caller));
  }

  @Delete('calendar_feed')
  @Allow('calendars.endFeed')
  async end(@CurrentCaller() caller: Caller) {
    await this.feeds.end(caller);
    return WriteResult.of('calendar.ended', null);
  }
}
