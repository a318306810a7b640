import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import type { Locale } from '@five/shared/locales/locale';
import {
  type Caller,
  CallerLocale,
  CurrentCaller,
  isStaff,
  MaybeCaller,
} from '../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../platform/http/endpoint.ts';
import { VenueQueries } from './venue.queries.ts';
import { VenueService } from './venue.service.ts';

@Controller()
export class VenueController {
  constructor(
    private readonly queries: VenueQueries,
    private readonly service: VenueService,
  ) {}

  @Endpoint('GET venue')
  read(
    @CallerLocale() locale: Locale,
    @MaybeCaller() caller: Caller | undefined,
    @Query('texts') texts: unknown,
  ) {
    return texts === 'all' && isStaff(caller)
      ? this.queries.edited()
      : this.queries.shown(locale, caller !== undefined);
  }

  @Endpoint('PUT venue')
  async update(@CurrentCaller() caller: Caller, @RequestBody() body: BodyOf<'PUT venue'>) {
    await this.service.update(caller, body);
    return WriteResult.of('venue.updated', await this.queries.edited());
  }

  @Endpoint('GET venue/policies')
  policies(@CallerLocale() locale: Locale) {
    return this.queries.policies(locale);
  }
}
