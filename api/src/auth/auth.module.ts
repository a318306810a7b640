import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AccountController } from './account.controller.ts';
import { Admission } from './admission.ts';
import { AuthController } from './auth.controller.ts';
import { AuthLimits } from './auth.limits.ts';
import { AuthMails } from './auth.mails.ts';
import { AuthOwnData } from './auth.own-data.ts';
import { AuthTasks } from './auth.tasks.ts';
import { CodesService } from './codes.service.ts';
import { DemoAccounts } from './demo-accounts.ts';
import { DeviceCookie } from './device-cookie.ts';
import { ExportService } from './export.service.ts';
import { JwtStrategy } from './jwt.strategy.ts';
import { KnownPlaces } from './known-places.ts';
import { LiveSessions } from './live-sessions.ts';
import { LoginService } from './login.service.ts';
import { NewPasswords } from './new-passwords.ts';
import { OwnerService } from './owner.service.ts';
import { Passwords } from './passwords.ts';
import { ProfileFormService } from './profile-form.service.ts';
import { RegistrationService } from './registration.service.ts';
import { ResetService } from './reset.service.ts';
import { SessionsQueries } from './sessions.queries.ts';
import { SessionsService } from './sessions.service.ts';
import { Tokens } from './tokens.ts';
import { UserSessionsController } from './user-sessions.staff.controller.ts';
import { VerificationService } from './verification.service.ts';

/** Sign-up, sign-in and sign-out; the caller of each request. */
@Module({
  imports: [SettingsModule, UsersModule],
  controllers: [AuthController, AccountController, UserSessionsController],
  providers: [
    Admission,
    AuthLimits,
    AuthMails,
    AuthOwnData,
    AuthTasks,
    CodesService,
    DemoAccounts,
    DeviceCookie,
    ExportService,
    JwtStrategy,
    KnownPlaces,
    LiveSessions,
    LoginService,
    NewPasswords,
    OwnerService,
    Passwords,
    ProfileFormService,
    RegistrationService,
    ResetService,
    SessionsQueries,
    SessionsService,
    Tokens,
    VerificationService,
  ],
  exports: [Passwords],
})
export class AuthModule {}
