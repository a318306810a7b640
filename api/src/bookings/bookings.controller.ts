import { Controller, Delete, Get, Header, Post, Put, Query } from '@nestjs/common';
import {
  CancelBookingRequest,
  CreateBookingRequest,
  DeskBookingRequest,
  DeskCancelBookingRequest,
  DeskUpdateBookingRequest,
  UpdateBookingRequest,
} from '@five/shared/bookings/bookings.requests';
import type { Locale } from '@five/shared/locales/locale';
import { Allow } from '../platform/access/access.ts';
import {
  type Caller,
  type CallerContext,
  CallerLocale,
  CurrentCaller,
  CurrentContext,
  seenBy,
} from '../platform/access/caller.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { RoleBody } from '../platform/http/role-body.ts';
import { WriteResult } from '../platform/http/write-result.ts';
import type { IdempotencyContext } from '../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { BookingsQueries } from './bookings.queries.ts';
import { BookingsService } from './bookings.service.ts';
import { CalendarQueries } from './calendar.queries.ts';
import { HistoryQueries } from './history.queries.ts';
import { Reservations } from './reservations.service.ts';

/** Endpoints for the bookings of a player, and for all bookings for staff. */
@Controller()
export class BookingsController {
  constructor(
    private readonly queries: BookingsQueries,
    private readonly reservations: Reservations,
    private readonly service: BookingsService,
    private readonly calendars: CalendarQueries,
    private readonly history: HistoryQueries,
  ) {}

  @Get('bookings')
  @Allow('bookings.list')
  list(@Query() query: RawQuery, @CurrentCaller() caller: Caller, @CallerLocale() locale: Locale) {
    return this.queries.page(query, seenBy(caller), locale);
  }

  @Get('bookings_my_reservations')
  @Allow('bookings.listOwn')
  mine(@Query() query: RawQuery, @CurrentCaller() caller: Caller, @CallerLocale() locale: Locale) {
    return this.queries.upcomingFirst(query, caller.customerId, locale);
  }

  @Get('bookings/:id')
  @Allow('bookings.read')
  one(
    @PathReference() reference: string,
    @CurrentCaller() caller: Caller,
    @CallerLocale() locale: Locale,
  ) {
    return this.queries.one(reference, seenBy(caller), locale);
  }

  @Get('bookings/:reference/calendar.ics')
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Allow('bookings.calendar')
  calendar(
    @PathReference() reference: string,
    @CurrentCaller() caller: Caller,
    @CallerLocale() locale: Locale,
  ) {
    return this.calendars.of(reference, seenBy(caller), locale);
  }

  @Get('bookings/:reference/history')
  @Allow('bookings.history')
  historyOf(
    @PathReference() reference: string,
    @Query() query: RawQuery,
    @CurrentCaller() caller: Caller,
    @CallerLocale() locale: Locale,
  ) {
    return this.history.of(reference, caller, query, locale);
  }

  @Post('bookings')
  @Allow('bookings.create')
  reserve(
    @RoleBody({ player: CreateBookingRequest, staff: DeskBookingRequest }) body: DeskBookingRequest,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
    @CallerLocale() locale: Locale,
  ) {
    return this.reservations.reserve(caller, body, idempotency, locale);
  }

  @Put('bookings/:reference')
  @Allow('bookings.update')
  async update(
    @RoleBody({ player: UpdateBookingRequest, staff: DeskUpdateBookingRequest })
    body: DeskUpdateBookingRequest,
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @CallerLocale() locale: Locale,
  ) {
    await this.reservations.change(caller, reference, body);
    return WriteResult.of(
      'bookings.updated',
      await this.queries.one(reference, seenBy(caller), locale),
    );
  }

  @Delete('bookings/:reference')
  @Allow('bookings.cancel')
  async cancel(
    @RoleBody({ player: CancelBookingRequest, staff: DeskCancelBookingRequest })
    body: DeskCancelBookingRequest,
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
