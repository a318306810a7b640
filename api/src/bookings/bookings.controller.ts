import { Controller, Header, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import type { Locale } from '@five/shared/locales/locale';
import {
  type Caller,
  type CallerContext,
  CallerLocale,
  CurrentCaller,
  CurrentContext,
  seenBy,
} from '../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../platform/http/endpoint.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { type IdempotencyContext, IdempotencyKey } from '../platform/idempotency/idempotency.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { BookingChanges } from './change/booking-changes.ts';
import { BookingsQueries } from './bookings.queries.ts';
import { BookingsService } from './change/bookings.service.ts';
import { CalendarQueries } from './calendar/calendar.queries.ts';
import { HistoryQueries } from './history.queries.ts';
import { Reservations } from './create/reservations.service.ts';

/** Endpoints for the bookings of a player, and for all bookings for staff. */
@Controller()
export class BookingsController {
  constructor(
    private readonly queries: BookingsQueries,
    private readonly reservations: Reservations,
    private readonly changes: BookingChanges,
    private readonly service: BookingsService,
    private readonly calendars: CalendarQueries,
    private readonly history: HistoryQueries,
  ) {}

  @Endpoint('GET bookings')
  list(@Query() query: RawQuery, @CurrentCaller() caller: Caller, @CallerLocale() locale: Locale) {
    return this.queries.page(query, seenBy(caller), locale);
  }

  @Endpoint('GET bookings_my_reservations')
  mine(@Query() query: RawQuery, @CurrentCaller() caller: Caller, @CallerLocale() locale: Locale) {
    return this.queries.upcomingFirst(query, caller.customerId, locale);
  }

  @Endpoint('GET bookings/{id}')
  one(
    @PathReference() reference: string,
    @CurrentCaller() caller: Caller,
    @CallerLocale() locale: Locale,
  ) {
    return this.queries.one(reference, seenBy(caller), locale);
  }

  @Endpoint('GET bookings/{reference}/calendar.ics')
  @Header('content-type', 'text/calendar; charset=utf-8')
  calendar(
    @PathReference() reference: string,
    @CurrentCaller() caller: Caller,
    @CallerLocale() locale: Locale,
  ) {
    return this.calendars.of(reference, seenBy(caller), locale);
  }

  @Endpoint('GET bookings/{reference}/history')
  historyOf(
    @PathReference() reference: string,
    @Query() query: RawQuery,
    @CurrentCaller() caller: Caller,
    @CallerLocale() locale: Locale,
  ) {
    return this.history.of(reference, caller, query, locale);
  }

  @Endpoint('POST bookings')
  reserve(
    @RequestBody() body: BodyOf<'POST bookings'>,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
    @CallerLocale() locale: Locale,
  ) {
    return this.reservations.reserve(caller, body, idempotency, locale);
  }

  @Endpoint('PUT bookings/{reference}')
  async update(
    @RequestBody() body: BodyOf<'PUT bookings/{reference}'>,
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @CallerLocale() locale: Locale,
  ) {
    await this.changes.change(caller, reference, body);
    return WriteResult.of(
      'bookings.updated',
      await this.queries.one(reference, seenBy(caller), locale),
    );
  }

  @Endpoint('DELETE bookings/{reference}')
  async cancel(
    @RequestBody() body: BodyOf<'DELETE bookings/{reference}'>,
    @CurrentContext() { caller, locale }: CallerContext,
    @PathReference() reference: string,
    @Query() query: RawQuery,
  ) {
    await this.service.cancel(caller, reference, body);
    return WriteResult.of(
      'bookings.cancelled',
      (await this.queries.page(query, seenBy(caller), locale)).rows,
    );
  }
}
