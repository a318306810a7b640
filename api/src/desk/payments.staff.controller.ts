import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import type { Locale } from '@five/shared/locales/locale';
import { PaymentsQueries } from '../payments/payments.queries.ts';
import {
  type Caller,
  type CallerContext,
  CallerLocale,
  CurrentCaller,
  CurrentContext,
} from '../platform/access/caller.ts';
import { Endpoint, RequestBody } from '../platform/http/endpoint.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { type IdempotencyContext, IdempotencyKey } from '../platform/idempotency/idempotency.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { DeskPayments } from './payments.staff.service.ts';

/** Payments at the counter. */
@Controller()
export class PaymentsStaffController {
  constructor(
    private readonly desk: DeskPayments,
    private readonly queries: PaymentsQueries,
  ) {}

  @Endpoint('GET payments')
  list(@Query() query: RawQuery) {
    return this.queries.page(query);
  }

  @Endpoint('POST payments')
  take(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'POST payments'>,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
    @CallerLocale() locale: Locale,
  ) {
    return this.desk.take(caller, body, idempotency, locale);
  }

  @Endpoint('POST payments/{reference}/reverse')
  reverse(
    @CurrentContext() context: CallerContext,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'POST payments/{reference}/reverse'>,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return this.desk.reverse(context, reference, body, idempotency);
  }
}
