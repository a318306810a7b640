import { Controller, Header, Param } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { MailChoicesService } from './mail-choices.service.ts';

/**
 * Endpoints of the link with which a mail is stopped, without a sign-in. Only a `POST` changes a
 * choice, because mail scanners open links.
 */
@Controller()
export class MailChoicesController {
  constructor(private readonly choices: MailChoicesService) {}

  @Endpoint('GET mail_choices/{token}', { ignoresToken: true })
  @Header('cache-control', 'private, no-store')
  read(@Param('token') token: string) {
    return this.choices.read(token);
  }

  @Endpoint('POST mail_choices/{token}', { ignoresToken: true })
  async change(
    @Param('token') token: string,
    @RequestBody() body: BodyOf<'POST mail_choices/{token}'>,
  ) {
    const message = body.wanted ? 'mailChoices.resumed' : 'mailChoices.stopped';
    return WriteResult.of(message, await this.choices.change(token, body));
  }

  @Endpoint('GET mail_choices/{token}/stop', { ignoresToken: true })
  @Header('cache-control', 'private, no-store')
  @Header('content-type', 'text/html; charset=utf-8')
  open(@Param('token') token: string) {
    return this.choices.openingOf(token);
  }

  @Endpoint('POST mail_choices/{token}/stop', { ignoresToken: true })
  async stop(
    @Param('token') token: string,
    @RequestBody() _body: BodyOf<'POST mail_choices/{token}/stop'>,
  ) {
    await this.choices.stop(token);
    return WriteResult.done('mailChoices.stopped');
  }
}
