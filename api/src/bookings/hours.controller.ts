import { Controller, HttpCode, Post } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CallerLocale, CurrentCaller } from '../platform/access/caller.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import type { IdempotencyContext } from '../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.ts';
import { HoursPayment } from './hours-payment.service.ts';

/** Endpoint to pay for a pending booking with pack hours. */
@Controller('bookings')
export class HoursController {
  constructor(private readonly hours: HoursPayment) {}

  @Post(':reference/hours')
  @HttpCode(200)
  @Allow('bookings.payInHours')
  pay(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
    @CallerLocale() locale: Locale,
  ) {
    return this.hours.pay(caller, reference, idempotency, locale);
  }
}
