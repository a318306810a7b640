import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { SETTINGS } from '../platform/config/config.module.ts';
import { SettingsModule } from '../settings/settings.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AccessLinkStore } from './access-links/access-link-store.ts';
import { AccessLinkUse } from './access-links/access-link-use.service.ts';
import { AccessLinksController } from './access-links/access-links.controller.ts';
import { AccessLinks } from './access-links/access-links.service.ts';
import { AccountController } from './account.controller.ts';
import { RegistrationPolicy } from './registration-policy.ts';
import { AuthController } from './auth.controller.ts';
import { AuthLimits } from './auth.limits.ts';
import { AuthMails } from './auth.mails.ts';
import { AuthPersonalData } from './auth.personal-data.ts';
import { AuthTasks } from './auth.tasks.ts';
import { CodeLoginController } from './sign-in/code-login.controller.ts';
import { CodesService } from './codes.service.ts';
import { DemoAccounts } from './demo-accounts.ts';
import { DeviceCookie } from './sessions/device-cookie.ts';
import { ErasureController } from './erasure.controller.ts';
import { ExportService } from './export.service.ts';
import { JwtStrategy } from './jwt.strategy.ts';
import { KnownOrigins } from './known-origins.ts';
import { SessionCache } from './sessions/session-cache.ts';
import { NewPasswords } from './new-passwords.ts';
import { OwnErasureService } from './own-erasure.service.ts';
import { OwnerService } from './owner.service.ts';
import { Passwords } from './passwords.ts';
import { PushSubscriptionsController } from './push/push-subscriptions.controller.ts';
import { PushSubscriptions } from './push/push-subscriptions.service.ts';
import { ProfileFormService } from './profile-form.service.ts';
import { RegistrationService } from './registration.service.ts';
import { ResetService } from './reset.service.ts';
import { LoginSessionsQueries } from './sessions/login-sessions.queries.ts';
import { LoginSessionsService } from './sessions/login-sessions.service.ts';
import { AccountFinder } from './sign-in/account-finder.ts';
import { Credentials } from './sign-in/credentials.ts';
import { LoginController } from './sign-in/login.controller.ts';
import { LoginService } from './sign-in/login.service.ts';
import { CodeAttempts } from './sign-in/code-attempts.ts';
import { CodeLoginService } from './sign-in/code-login.service.ts';
import { PlayerSessions } from './sign-in/player-sessions.ts';
import { ProvenAccounts } from './sign-in/proven-accounts.ts';
import { SessionOpener } from './sign-in/session-opener.ts';
import { ConfirmedOwners } from './second-factor/confirmed-owners.ts';
import { FactorAttempts } from './second-factor/factor-attempts.ts';
import { OwnSecondFactor } from './second-factor/own-second-factor.service.ts';
import { RecoveryCodes } from './second-factor/recovery-codes.ts';
import { SecondFactorChanges } from './second-factor/second-factor-changes.ts';
import { SecondFactorController } from './second-factor/second-factor.controller.ts';
import { SecondFactorLogin } from './second-factor/second-factor-login.service.ts';
import { SecondFactors } from './second-factor/second-factors.ts';
import { SignInTickets } from './second-factor/sign-in-tickets.ts';
import { StaffSecondFactorController } from './second-factor/second-factor.staff.controller.ts';
import { StaffSecondFactors } from './second-factor/staff-second-factors.service.ts';
import { Signatures } from '../platform/config/signatures.ts';
import { jwtOptions, Tokens } from './tokens.ts';
import { UserSessionsController } from './sessions/user-sessions.staff.controller.ts';
import { ContactChanges } from './verification/contact-changes.ts';
import { ContactVerification } from './verification/contact-verification.ts';
import { VerificationService } from './verification/verification.service.ts';

/** Module of sign-up, sign-in and sign-out; it also determines the caller of each request. */
@Module({
  imports: [
    JwtModule.registerAsync({ inject: [SETTINGS], useFactory: jwtOptions }),
    PassportModule,
    SettingsModule,
    UsersModule,
  ],
  controllers: [
    AccessLinksController,
    AuthController,
    AccountController,
    LoginController,
    PushSubscriptionsController,
    CodeLoginController,
    ErasureController,
    SecondFactorController,
    StaffSecondFactorController,
    UserSessionsController,
  ],
  providers: [
    AccessLinks,
    AccessLinkStore,
    AccessLinkUse,
    AccountFinder,
    RegistrationPolicy,
    AuthLimits,
    AuthMails,
    AuthPersonalData,
    AuthTasks,
    CodeAttempts,
    CodeLoginService,
    CodesService,
    ConfirmedOwners,
    ContactChanges,
    ContactVerification,
    Credentials,
    DemoAccounts,
    DeviceCookie,
    ExportService,
    FactorAttempts,
    JwtStrategy,
    KnownOrigins,
    SessionCache,
    LoginService,
    NewPasswords,
    OwnerService,
    PushSubscriptions,
    OwnErasureService,
    OwnSecondFactor,
    Passwords,
    PlayerSessions,
    ProvenAccounts,
    ProfileFormService,
    RecoveryCodes,
    RegistrationService,
    ResetService,
    SecondFactorChanges,
    SecondFactorLogin,
    SecondFactors,
    LoginSessionsQueries,
    LoginSessionsService,
    SessionOpener,
    SignInTickets,
    Signatures,
    StaffSecondFactors,
    Tokens,
    VerificationService,
  ],
  exports: [AuthLimits, DeviceCookie, Passwords, ProvenAccounts, Tokens],
})
export class AuthModule {}
