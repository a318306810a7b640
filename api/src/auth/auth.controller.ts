import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { BodyOf } from '@five/shared/contract/call-types';
import type { Locale } from '@five/shared/locales/locale';
import { type Caller, CallerLocale, MaybeCaller } from '../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../platform/http/endpoint.ts';
import { MailSentences } from '../platform/mail/mail-sentences.ts';
import { DeviceCookie } from './sessions/device-cookie.ts';
import { RegistrationService } from './registration.service.ts';
import { type Origin, RequestOrigin } from './request-origin.ts';
import { ResetService } from './reset.service.ts';
import { VerificationService } from './verification/verification.service.ts';

/** Endpoints for sign-up and password reset. */
@Controller()
export class AuthController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly verification: VerificationService,
    private readonly resets: ResetService,
    private readonly devices: DeviceCookie,
    private readonly sentences: MailSentences,
  ) {}

  @Endpoint('POST auth/field/register', { ignoresToken: true })
  async register(
    @RequestBody() body: BodyOf<'POST auth/field/register'>,
    @CallerLocale() locale: Locale,
    @RequestOrigin() origin: Origin,
  ) {
    return WriteResult.of(
      this.sentences.of('auth.registered', 'auth.registeredUnsent'),
      await this.registration.register(body, locale, origin.address),
    );
  }

  @Endpoint('POST auth/field/code/account/verify/send')
  async sendVerification(
    @MaybeCaller() caller: Caller | undefined,
    @RequestBody() body: BodyOf<'POST auth/field/code/account/verify/send'>,
    @RequestOrigin() origin: Origin,
  ) {
    return WriteResult.done(this.sentences.of('auth.verifyCodeSent', 'auth.verifyCodeUnsent'), {
      status: 'verifyCode',
      email: await this.verification.send(caller, body.email, origin),
    });
  }

  @Endpoint('POST auth/field/account/verify')
  async verify(
    @MaybeCaller() caller: Caller | undefined,
    @RequestBody() body: BodyOf<'POST auth/field/account/verify'>,
    @RequestOrigin() origin: Origin,
  ) {
    await this.verification.verify(caller, body.email, body.code, origin);
    return WriteResult.done('auth.verified');
  }

  @Endpoint('POST auth/field/code/confirmation', { ignoresToken: true })
  async requestReset(
    @RequestBody() body: BodyOf<'POST auth/field/code/confirmation'>,
    @RequestOrigin() origin: Origin,
  ) {
    return WriteResult.done(this.sentences.of('auth.resetCodeSent', 'auth.resetCodeUnsent'), {
      status: 'confirmationCode',
      email: await this.resets.request(body.email, origin),
    });
  }

  @Endpoint('POST auth/field/code/confirmation/validate', { ignoresToken: true })
  async validateReset(
    @RequestBody() body: BodyOf<'POST auth/field/code/confirmation/validate'>,
    @RequestOrigin() origin: Origin,
  ) {
    return WriteResult.done('auth.resetAllowed', {
      status: 'resetPassword',
      ...(await this.resets.validate(body.email, body.code, origin)),
    });
  }

  @Endpoint('POST auth/field/reset/password', { ignoresToken: true })
  async reset(
    @RequestBody() body: BodyOf<'POST auth/field/reset/password'>,
    @RequestOrigin() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.resets.reset(body, origin);
    this.devices.set(reply, origin.key);
    return WriteResult.done('auth.passwordReset');
  }
}
