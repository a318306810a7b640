import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { ReversePaymentRequest, TakePaymentRequest } from '@five/shared/payments/payments.requests';
import { PaymentsQueries } from '../payments/payments.queries.ts';
import { Allow } from '../platform/access/access.ts';
import {
  type Caller,
  type CallerContext,
  CallerLocale,
  CurrentCaller,
  CurrentContext,
} from '../platform/access/caller.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import type { IdempotencyContext } from '../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.ts';
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
    @IdempotencyKey() idempotency: IdempotencyContext | null,
    @CallerLocale() locale: Locale,
  ) {
    return this.desk.take(caller, body, idempotency, locale);
  }

  @Post(':reference/reverse')
  @Allow('payments.reverse')
  reverse(
    @CurrentContext() context: CallerContext,
    @PathReference() reference: string,
    @Body() body: ReversePaymentRequest,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return this.desk.reverse(context, reference, body, idempotency);
  }
}
