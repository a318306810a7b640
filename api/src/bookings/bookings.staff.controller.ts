import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import type { Locale } from '@five/shared/locales/locale';
import { type Caller, CallerLocale, CurrentCaller } from '../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../platform/http/endpoint.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { BookingsQueries } from './bookings.queries.ts';
import { BookingsService } from './change/bookings.service.ts';
import { MovesQueries } from './change/moves.queries.ts';

/** Endpoints for staff actions on a booking. */
@Controller()
export class BookingsStaffController {
  constructor(
    private readonly service: BookingsService,
    private readonly queries: BookingsQueries,
    private readonly moves: MovesQueries,
  ) {}

  @Endpoint('POST bookings/{reference}/confirm')
  async confirm(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() { reason }: BodyOf<'POST bookings/{reference}/confirm'>,
    @CallerLocale() locale: Locale,
  ) {
    await this.service.confirm(caller, reference, reason);
    return WriteResult.of('bookings.confirmed', await this.queries.one(reference, null, locale));
  }

  @Endpoint('POST bookings/{reference}/no-show')
  async markNoShow(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() { noShow = true, reason }: BodyOf<'POST bookings/{reference}/no-show'>,
    @CallerLocale() locale: Locale,
  ) {
    await this.service.markNoShow(caller, reference, noShow, reason);
    return WriteResult.of(
      noShow ? 'bookings.noShow' : 'bookings.completed',
      await this.queries.one(reference, null, locale),
    );
  }

  @Endpoint('GET bookings/{reference}/moves')
  movesOf(@PathReference() reference: string, @Query() query: RawQuery) {
    return this.moves.of(reference, query);
  }
}
