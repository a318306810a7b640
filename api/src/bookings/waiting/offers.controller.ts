import { Controller, Header, Param } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import type { Locale } from '@five/shared/locales/locale';
import { CallerLocale } from '../../platform/access/caller.ts';
import { Endpoint, RequestBody } from '../../platform/http/endpoint.ts';
import { type IdempotencyContext, IdempotencyKey } from '../../platform/idempotency/idempotency.ts';
import { OfferAccess } from './offer-access.ts';

/** Endpoints for offers that are opened by a mailed link, without a sign-in. */
@Controller()
export class OffersController {
  constructor(private readonly access: OfferAccess) {}

  @Endpoint('GET offers/{token}')
  @Header('cache-control', 'private, no-store')
  read(@Param('token') token: string, @CallerLocale() locale: Locale) {
    return this.access.read(token, locale);
  }

  @Endpoint('POST offers/{token}/take')
  take(
    @Param('token') token: string,
    @RequestBody() body: BodyOf<'POST offers/{token}/take'>,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
    @CallerLocale() locale: Locale,
  ) {
    return this.access.take(this.access.byLink(token, 'waiting.take'), body, idempotency, locale);
  }

  @Endpoint('POST offers/{token}/decline')
  decline(@Param('token') token: string, @CallerLocale() locale: Locale) {
    return this.access.decline(this.access.byLink(token, 'waiting.decline'), locale);
  }
}
