import { Controller } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { type Caller, CallerLocale, CurrentCaller } from '../../platform/access/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { type IdempotencyContext, IdempotencyKey } from '../../platform/idempotency/idempotency.ts';
import { HoursPayment } from './hours-payment.service.ts';

/** Endpoint to pay for a pending booking with pack hours. */
@Controller()
export class HoursController {
  constructor(private readonly hours: HoursPayment) {}

  @Endpoint('POST bookings/{reference}/hours')
  pay(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
    @CallerLocale() locale: Locale,
  ) {
    return this.hours.pay(caller, reference, idempotency, locale);
  }
}
