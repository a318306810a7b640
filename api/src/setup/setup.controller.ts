import { Controller, Res } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import type { Locale } from '@five/shared/locales/locale';
import type { FastifyReply } from 'fastify';
import {
  type Caller,
  type CallerContext,
  CallerLocale,
  CurrentCaller,
  CurrentContext,
} from '../platform/access/caller.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import { Endpoint, RequestBody, WriteResult } from '../platform/http/endpoint.ts';
import { PreviewCookie } from '../platform/site/preview-cookie.ts';
import { VenueOpening } from '../settings/venue-opening.service.ts';
import { SetupQueries } from './setup.queries.ts';
import { TestMails } from './test-mails.service.ts';

/** Endpoints of the opening of a venue. */
@Controller()
export class SetupController {
  constructor(
    private readonly queries: SetupQueries,
    private readonly opening: VenueOpening,
    private readonly testMails: TestMails,
    private readonly preview: PreviewCookie,
  ) {}

  @Endpoint('GET setup')
  steps(@CallerLocale() locale: Locale) {
    return this.queries.steps(locale);
  }

  @Endpoint('POST venue/open')
  async open(@CurrentContext() { caller, locale }: CallerContext) {
    if (!(await this.queries.mayOpen())) throw new DomainError('VENUE_NOT_READY');
    await this.opening.open(caller);
    return this.saved('setup.opened', locale);
  }

  @Endpoint('PUT setup')
  async accept(
    @CurrentContext() { caller, locale }: CallerContext,
    @RequestBody() { step, accepted }: BodyOf<'PUT setup'>,
  ) {
    await this.opening.accept(caller, step, accepted);
    return this.saved('setup.saved', locale);
  }

  @Endpoint('POST setup/test_mail')
  async sendTestMail(@CurrentCaller() caller: Caller) {
    await this.testMails.send(caller);
    return WriteResult.done('setup.mailSent');
  }

  @Endpoint('POST setup/test_mail/confirm')
  async confirmTestMail(
    @CurrentContext() { caller, locale }: CallerContext,
    @RequestBody() { code }: BodyOf<'POST setup/test_mail/confirm'>,
  ) {
    await this.testMails.check(caller, code);
    await this.opening.mailArrived(caller);
    return this.saved('setup.saved', locale);
  }

  @Endpoint('POST setup/preview')
  showPreview(@Res({ passthrough: true }) reply: FastifyReply) {
    this.preview.set(reply);
    return WriteResult.done('setup.previewed');
  }

  private async saved(message: 'setup.opened' | 'setup.saved', locale: Locale) {
    return WriteResult.of(message, await this.queries.steps(locale));
  }
}
