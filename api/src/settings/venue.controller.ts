import { Controller, Get, Query } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CallerLocale, isStaff, MaybeCaller } from '../platform/access/caller.ts';
import { VenueQueries } from './venue.queries.ts';

@Controller('venue')
export class VenueController {
  constructor(private readonly queries: VenueQueries) {}

  @Get()
  @Allow('venue.read')
  read(@CallerLocale() locale: Locale, @MaybeCaller() caller: Caller | undefined, @Query('texts') texts: unknown) {
    return texts === 'all' && isStaff(caller) ? this.queries.edited() : this.queries.shown(locale, caller !== undefined);
  }

  @Get('policies')
  @Allow('venue.read')
  policies(@CallerLocale() locale: Locale) {
    return this.queries.policies(locale);
  }
}
