import { Body, Controller, Get, Post } from '@nestjs/common';
import { CreateRegistrationRequest } from '@five/shared/academy/academy.requests';
import type { Locale } from '@five/shared/locales/locale';
import { Allow } from '../../platform/access/access.ts';
import { CallerLocale } from '../../platform/access/caller.ts';
import { ClientAddress } from '../../platform/http/client-address.ts';
import { WriteResult } from '../../platform/http/write-result.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.ts';
import {
  type ContentLanguage,
  CurrentContentLanguage,
} from '../../platform/texts/content-language.ts';
import { AcademyQueries } from './academy.queries.ts';
import { RegistrationsService } from './registrations.service.ts';

/** Public routes of the academy, for families. */
@Controller()
export class AcademyController {
  constructor(
    private readonly queries: AcademyQueries,
    private readonly registrations: RegistrationsService,
  ) {}

  @Get('academy')
  @Allow('academy.read')
  open(@CurrentContentLanguage() language: ContentLanguage) {
    return this.queries.open(language);
  }

  @Post('academy_registrations')
  @Allow('academy.register')
  async register(
    @Body() body: CreateRegistrationRequest,
    @CallerLocale() locale: Locale,
    @ClientAddress() address: string,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    const receipt = await this.registrations.receive(body, locale, address, idempotency);
    return receipt.status === 'waiting'
      ? WriteResult.of('registrations.waiting', receipt)
      : WriteResult.of('registrations.received', receipt);
  }
}
