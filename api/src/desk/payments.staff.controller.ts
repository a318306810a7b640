import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { ReversePaymentRequest, TakePaymentRequest } from '@five/shared/payments/payments.requests';
import { PaymentsQueries } from '../payments/payments.queries.ts';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CallerLocale, CurrentCaller } from '../platform/access/caller.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import type { Once } from '../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../platform/idempotency/once.decorator.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { DeskPayments } from './payments.staff.service.ts';

/** Payments at the counter. */
@Controller('payments')
export class PaymentsStaffController {
  constructor(
    private readonly desk: DeskPayments,
    private readonly queries: PaymentsQueries,
  ) {}

  @Get()
  @Allow('payments.read')
  list(@Query() query: RawQuery) {
    return this.queries.page(query);
  }

  @Post()
  @Allow('payments.create')
  take(
    @CurrentCaller() caller: Caller,
    @Body() body: TakePaymentRequest,
    @IdempotencyKey() once: Once | null,
    @CallerLocale() locale: Locale,
  ) {
    return this.desk.take(caller, body, once, locale);
  }

  @Post(':reference/reverse')
  @Allow('payments.reverse')
  reverse(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: ReversePaymentRequest,
    @IdempotencyKey() once: Once | null,
    @CallerLocale() locale: Locale,
  ) {
    return this.desk.reverse(caller, reference, body, once, locale);
  }
}
