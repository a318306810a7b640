import { Controller, Query } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { type Caller, CallerLocale, isStaff, MaybeCaller } from '../platform/access/caller.ts';
import { Endpoint } from '../platform/http/endpoint.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { AvailabilityDays } from './availability-days.ts';
import { usesListParameters, cut } from './availability-list.ts';
import { AvailabilityQueries } from './availability.queries.ts';

/** Reads the availability of pitches. */
@Controller()
export class AvailabilityController {
  constructor(
    private readonly days: AvailabilityDays,
    private readonly queries: AvailabilityQueries,
  ) {}

  @Endpoint('GET availability')
  async read(
    @Query() query: RawQuery,
    @MaybeCaller() caller: Caller | undefined,
    @CallerLocale() locale: Locale,
  ) {
    const request = {
      ...(await this.days.read(query)),
      tariffId: caller?.tariffId ?? null,
      desk: isStaff(caller),
      locale,
    };
    return usesListParameters(query)
      ? cut(await this.queries.days(request), query)
      : this.queries.sent(request);
  }
}
