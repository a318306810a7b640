import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { TakeOfferRequest } from '@five/shared/waiting/waiting.requests';
import { Allow } from '../../platform/access/access.ts';
import { CallerLocale } from '../../platform/access/caller.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.ts';
import { OfferAccess } from './offer-access.ts';

/** Endpoints for offers that are opened by a mailed link, without a sign-in. */
@Controller('offers')
export class OffersController {
  constructor(private readonly access: OfferAccess) {}

  @Get(':token')
  @Header('cache-control', 'private, no-store')
  @Allow('offers.readByToken')
  read(@Param('token') token: string, @CallerLocale() locale: Locale) {
    return this.access.read(token, locale);
  }

  @Post(':token/take')
  @Allow('offers.takeByToken')
  take(
    @Param('token') token: string,
    @Body() body: TakeOfferRequest,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
    @CallerLocale() locale: Locale,
  ) {
    return this.access.take(this.access.byLink(token, 'waiting.take'), body, idempotency, locale);
  }

  @Post(':token/decline')
  @HttpCode(200)
  @Allow('offers.declineByToken')
  decline(@Param('token') token: string, @CallerLocale() locale: Locale) {
    return this.access.decline(this.access.byLink(token, 'waiting.decline'), locale);
  }
}
