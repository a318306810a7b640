import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { UpdateVenueRequest } from '@five/shared/venue/venue.requests';
import { Allow } from '../platform/access/access.ts';
import {
  type Caller,
  CallerLocale,
  CurrentCaller,
  isStaff,
  MaybeCaller,
} from '../platform/access/caller.ts';
import { WriteResult } from '../platform/http/write-result.ts';
import { VenueQueries } from './venue.queries.ts';
import { VenueService } from './venue.service.ts';

@Controller('venue')
export class VenueController {
  constructor(
    private readonly queries: VenueQueries,
    private readonly service: VenueService,
  ) {}

  @Get()
  @Allow('venue.read')
  read(
    @CallerLocale() locale: Locale,
    @MaybeCaller() caller: Caller | undefined,
    @Query('texts') texts: unknown,
  ) {
    return texts === 'all' && isStaff(caller)
      ? this.queries.edited()
      : this.queries.shown(locale, caller !== undefined);
  }

  @Put()
  @Allow('venue.update')
  async update(@CurrentCaller() caller: Caller, @Body() body: UpdateVenueRequest) {
    await this.service.update(caller, body);
    return WriteResult.of('venue.updated', await this.queries.edited());
  }

  @Get('policies')
  @Allow('venue.read')
  policies(@CallerLocale() locale: Locale) {
    return this.queries.policies(locale);
  }
}
