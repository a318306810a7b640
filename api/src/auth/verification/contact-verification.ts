import { Injectable } from '@nestjs/common';
import { Transactions } from '../../platform/database/transactions.ts';
import { type DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import { ContactsService } from '../../users/contacts.service.ts';
import { LoginsService } from '../../users/logins.service.ts';
import type { UserRow } from '../../users/user-row.ts';
import { AuthMails } from '../auth.mails.ts';
import { type CodeProblem, CodesService } from '../codes.service.ts';

/** What a mailed code proves: the address of a new account, or a new e-mail or phone. */
export type Provable = 'verify' | 'email' | 'phone';

/** Sends the codes that prove contacts, and applies correct ones. */
@Injectable()
export class ContactVerification {
  constructor(
    private readonly transactions: Transactions,
    private readonly logins: LoginsService,
    private readonly contacts: ContactsService,
    private readonly codes: CodesService,
    private readonly mails: AuthMails,
  ) {}

  async sendCodes(user: UserRow, purposes: readonly Provable[]): Promise<void> {
    await this.transactions.run(async (tx) => {
      for (const purpose of purposes)
        await (purpose === 'phone'
          ? this.mails.phoneCode(tx, user)
          : this.mails.code(tx, user, purpose));
    });
  }

  /**
   * Marks a contact as verified, after the caller has compared the code with
   * `CodesService.attempt`.
   * @throws DomainError AUTH_CODE_WRONG if the code for a new e-mail or phone was used or expired
   * since the comparison
   */
  confirm(userId: number, purpose: Provable, code: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      const user = await this.logins.lock(tx, userId);
      if (purpose === 'verify')
        return user.verifiedAt === null ? this.logins.verify(tx, user) : undefined;
      if (!(await this.codes.consume(tx, userId, purpose, code)))
        throw verificationRefused('AUTH_CODE_WRONG');
      await this.contacts.confirm(tx, user, purpose);
      // A sign-in code may have been sent to the previous contact.
      await this.codes.drop(tx, userId, ['login']);
      // Informs the previous address only if it was verified. An unverified address may belong to a
      // stranger because of a typing error.
      if (purpose === 'email' && user.verifiedAt !== null) await this.mails.emailChanged(tx, user);
    });
  }
}

/**
 * The error of a verification request with an invalid code. It contains the status `verifyError`.
 */
export function verificationRefused(code: CodeProblem): DomainError {
  return fieldRefused(code, 'code', { extra: { status: 'verifyError' } });
}
