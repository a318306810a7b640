import { Controller } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import type { Locale } from '@five/shared/locales/locale';
import { CallerLocale } from '../../platform/access/caller.ts';
import { ClientAddress } from '../../platform/http/client-address.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { type IdempotencyContext, IdempotencyKey } from '../../platform/idempotency/idempotency.ts';
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

  @Endpoint('GET academy')
  open(@CurrentContentLanguage() language: ContentLanguage) {
    return this.queries.open(language);
  }

  @Endpoint('POST academy_registrations')
  async register(
    @RequestBody() body: BodyOf<'POST academy_registrations'>,
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
