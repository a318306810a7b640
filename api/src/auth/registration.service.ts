import { Injectable } from '@nestjs/common';
import type { UserAnswer } from '@five/shared/auth/auth.contract';
import type { RegisterRequest } from '@five/shared/auth/auth.requests';
import type { Locale } from '@five/shared/locales/locale';
import { Transactions } from '../platform/database/transactions.ts';
import { LoginsService, type NewLogin } from '../users/logins.service.ts';
import { emailOf, phoneOf } from '../platform/http/normalized.ts';
import { userAnswer } from '../users/user-row.ts';
import { RegistrationPolicy } from './registration-policy.ts';
import { AuthLimits } from './auth.limits.ts';
import { AuthMails } from './auth.mails.ts';
import { Passwords } from './passwords.ts';

/** Registers a player. The account is unverified until the mailed code is entered. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly policy: RegistrationPolicy,
    private readonly limits: AuthLimits,
    private readonly passwords: Passwords,
    private readonly logins: LoginsService,
    private readonly mails: AuthMails,
  ) {}

  async register(request: RegisterRequest, locale: Locale, address: string): Promise<UserAnswer> {
    await this.policy.refuse(request);
    await this.limits.register(address);
    const conditionsVersion = await this.policy.policiesVersion();
    const passwordHash = await this.passwords.hash(request.password);
    return this.enter({ ...personOf(request), passwordHash, locale, conditionsVersion });
  }

  private enter(login: NewLogin): Promise<UserAnswer> {
    return this.transactions.run(async (tx) => {
      const user = await this.logins.create(tx, login);
      await this.mails.welcome(tx, user);
      await this.mails.code(tx, user, 'verify');
      return userAnswer(user);
    });
  }
}

function personOf({ name, firstName, email, phone, emergencyPhone, birthDate }: RegisterRequest) {
  return {
    email: emailOf(email, 'email'),
    phone: phoneOf(phone, 'phone', 'AUTH_PHONE_INVALID'),
    emergencyPhone: phoneOf(emergencyPhone, 'emergencyPhone', 'AUTH_PHONE_INVALID'),
    name: name.trim(),
    firstName: firstName.trim(),
    birthDate,
  };
}
