import { Controller, Res } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import type { FastifyReply } from 'fastify';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { UsersQueries } from '../../users/users.queries.ts';
import { type Origin, RequestOrigin } from '../request-origin.ts';
import { SecondFactorLogin } from '../second-factor/second-factor-login.service.ts';
import { DeviceCookie } from '../sessions/device-cookie.ts';
import { LoginService, type OpenedSession } from './login.service.ts';

/** Endpoints for the sign-in with a password, and with a second factor after it. */
@Controller()
export class LoginController {
  constructor(
    private readonly logins: LoginService,
    private readonly secondFactors: SecondFactorLogin,
    private readonly users: UsersQueries,
    private readonly devices: DeviceCookie,
  ) {}

  @Endpoint('POST auth/field/login', { ignoresToken: true, duringMaintenance: true })
  async login(
    @RequestBody() body: BodyOf<'POST auth/field/login'>,
    @RequestOrigin() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const result = await this.logins.login(body, origin);
    if ('ticket' in result)
      return WriteResult.done('auth.secondFactorAsked', { status: 'secondFactor', ...result });
    return this.signedIn(result, origin, reply);
  }

  @Endpoint('POST auth/field/login/second_factor', { ignoresToken: true, duringMaintenance: true })
  async loginBySecondFactor(
    @RequestBody() body: BodyOf<'POST auth/field/login/second_factor'>,
    @RequestOrigin() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.signedIn(await this.secondFactors.login(body, origin), origin, reply);
  }

  private async signedIn(
    { userId, token, secondFactorDue }: OpenedSession,
    origin: Origin,
    reply: FastifyReply,
  ) {
    const user = await this.users.ownAnswer(userId, 'AUTH_WRONG_CREDENTIALS');
    this.devices.set(reply, origin.key);
    return WriteResult.of('auth.signedIn', user, { token, user, secondFactorDue });
  }
}
