import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { BodyOf } from '@five/shared/contract/call-types';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { MailSentences } from '../../platform/mail/mail-sentences.ts';
import { UsersQueries } from '../../users/users.queries.ts';
import { type Origin, RequestOrigin } from '../request-origin.ts';
import { DeviceCookie } from '../sessions/device-cookie.ts';
import { CodeLoginService } from './code-login.service.ts';

/** Endpoints for the sign-in of players by a mailed code. */
@Controller()
export class CodeLoginController {
  constructor(
    private readonly logins: CodeLoginService,
    private readonly users: UsersQueries,
    private readonly devices: DeviceCookie,
    private readonly sentences: MailSentences,
  ) {}

  @Endpoint('POST auth/field/code/login', { ignoresToken: true })
  async request(
    @RequestBody() body: BodyOf<'POST auth/field/code/login'>,
    @RequestOrigin() origin: Origin,
  ) {
    const { mayGoToPhone } = await this.logins.request(body, origin);
    const sentence = mayGoToPhone
      ? 'auth.loginCodeSentToPhone'
      : this.sentences.of('auth.loginCodeSent', 'auth.loginCodeUnsent');
    return WriteResult.done(sentence, { status: 'loginCode' });
  }

  @Endpoint('POST auth/field/login/code', { ignoresToken: true })
  async login(
    @RequestBody() body: BodyOf<'POST auth/field/login/code'>,
    @RequestOrigin() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { token, userId } = await this.logins.login(body, origin);
    const user = await this.users.ownAnswer(userId, 'AUTH_WRONG_CREDENTIALS');
    this.devices.set(reply, origin.key);
    return WriteResult.of('auth.signedIn', user, { token, user, secondFactorDue: false });
  }
}
