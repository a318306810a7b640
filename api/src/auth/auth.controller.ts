import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  LoginRequest,
  RegisterRequest,
  RequestResetRequest,
  ResetPasswordRequest,
  SendVerificationRequest,
  ValidateResetRequest,
  VerifyRequest,
} from '@five/shared/auth/auth.requests';
import type { Locale } from '@five/shared/locales/locale';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CallerLocale, MaybeCaller } from '../platform/access/caller.ts';
import { AcceptsForm } from '../platform/http/form-body.ts';
import { MailSentences } from '../platform/mail/mail-sentences.ts';
import { WriteResult } from '../platform/http/write-result.ts';
import { DeviceCookie } from './device-cookie.ts';
import { RegistrationService } from './registration.service.ts';
import { type Origin, RequestOrigin } from './request-origin.ts';
import { ResetService } from './reset.service.ts';
import { LoginService } from './sign-in/login.service.ts';
import { VerificationService } from './verification/verification.service.ts';

/** Endpoints for sign-up, sign-in and password reset. */
@Controller('auth/field')
export class AuthController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly logins: LoginService,
    private readonly verification: VerificationService,
    private readonly resets: ResetService,
    private readonly devices: DeviceCookie,
    private readonly sentences: MailSentences,
  ) {}

  @Post('register')
  @AcceptsForm()
  @Allow('auth.register', { ignoresToken: true })
  async register(
    @Body() body: RegisterRequest,
    @CallerLocale() locale: Locale,
    @RequestOrigin() origin: Origin,
  ) {
    return WriteResult.of(
      this.sentences.of('auth.registered', 'auth.registeredUnsent'),
      await this.registration.register(body, locale, origin.address),
    );
  }

  @Post('login')
  @HttpCode(200)
  @Allow('auth.login', { ignoresToken: true, duringMaintenance: true })
  async login(
    @Body() body: LoginRequest,
    @RequestOrigin() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { token, user } = await this.logins.login(body, origin);
    this.devices.set(reply, origin.key);
    return WriteResult.of('auth.signedIn', user, { token, user });
  }

  @Post('code/account/verify/send')
  @HttpCode(200)
  @Allow('auth.sendVerification')
  async sendVerification(
    @MaybeCaller() caller: Caller | undefined,
    @Body() body: SendVerificationRequest,
    @RequestOrigin() origin: Origin,
  ) {
    return WriteResult.done(this.sentences.of('auth.verifyCodeSent', 'auth.verifyCodeUnsent'), {
      status: 'verifyCode',
      email: await this.verification.send(caller, body.email, origin),
    });
  }

  @Post('account/verify')
  @HttpCode(200)
  @Allow('auth.verify')
  async verify(
    @MaybeCaller() caller: Caller | undefined,
    @Body() body: VerifyRequest,
    @RequestOrigin() origin: Origin,
  ) {
    await this.verification.verify(caller, body.email, body.code, origin);
    return WriteResult.done('auth.verified');
  }

  @Post('code/confirmation')
  @HttpCode(200)
  @Allow('auth.requestReset', { ignoresToken: true })
  async requestReset(@Body() body: RequestResetRequest, @RequestOrigin() origin: Origin) {
    return WriteResult.done(this.sentences.of('auth.resetCodeSent', 'auth.resetCodeUnsent'), {
      status: 'confirmationCode',
      email: await this.resets.request(body.email, origin),
    });
  }

  @Post('code/confirmation/validate')
  @HttpCode(200)
  @Allow('auth.validateReset', { ignoresToken: true })
  async validateReset(@Body() body: ValidateResetRequest, @RequestOrigin() origin: Origin) {
    return WriteResult.done('auth.resetAllowed', {
      status: 'resetPassword',
      ...(await this.resets.validate(body.email, body.code, origin)),
    });
  }

  @Post('reset/password')
  @HttpCode(200)
  @Allow('auth.resetPassword', { ignoresToken: true })
  async reset(
    @Body() body: ResetPasswordRequest,
    @RequestOrigin() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.resets.reset(body, origin);
    this.devices.set(reply, origin.key);
    return WriteResult.done('auth.passwordReset');
  }
}
