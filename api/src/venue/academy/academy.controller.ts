import { Body, Controller, Get, Post } from '@nestjs/common';
import { CreateRegistrationRequest } from '@five/shared/academy/academy.requests';
import type { Locale } from '@five/shared/locales/locale';
import { Allow } from '../../platform/access/access.ts';
import { CallerLocale } from '../../platform/access/caller.ts';
import { ClientAddress } from '../../platform/http/client-address.ts';
import { Written } from '../../platform/http/written.ts';
import type { Once } from '../../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../../platform/idempotency/once.decorator.ts';
import { type Reader, TextReader } from '../../platform/texts/reader.ts';
import { AcademyQueries } from './academy.queries.ts';
import { RegistrationsService } from './registrations.service.ts';

/** The academy for families. */
@Controller()
export class AcademyController {
  constructor(
    private readonly queries: AcademyQueries,
    private readonly registrations: RegistrationsService,
  ) {}

  @Get('academy')
  @Allow('academy.read')
  open(@TextReader() reader: Reader) {
    return this.queries.open(reader);
  }

  @Post('academy_registrations')
  @Allow('academy.register')
  async register(
    @Body() body: CreateRegistrationRequest,
    @CallerLocale() locale: Locale,
    @ClientAddress() address: string,
    @IdempotencyKey() once: Once | null,
  ) {
    const receipt = await this.registrations.receive(body, locale, address, once);
    return receipt.status === 'waiting'
      ? Written.of('registrations.waiting', receipt)
      : Written.of('registrations.received', receipt);
  }
}
