import { Injectable } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { passwordProblem } from '@five/shared/auth/password.rules';
import { Audit } from '../../platform/audit/audit.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { type DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import { LoginsService } from '../../users/logins.service.ts';
import type { UserRow } from '../../users/user-row.ts';
import { AuthLimits } from '../auth.limits.ts';
import { NewPasswords } from '../new-passwords.ts';
import type { Origin } from '../request-origin.ts';
import { AccessLinkStore } from './access-link-store.ts';
import { mayHaveLink } from './access-links.service.ts';

/** An account that an open link opens, and the end of the link. */
interface Opened {
  user: UserRow;
  expiresAt: Date;
}

/** Sets the first password of a colleague that has an access link. */
@Injectable()
export class AccessLinkUse {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly logins: LoginsService,
    private readonly links: AccessLinkStore,
    private readonly limits: AuthLimits,
    private readonly newPasswords: NewPasswords,
  ) {}

  /**
   * Returns the account that a link opens.
   * @throws DomainError AUTH_ACCESS_LINK_INVALID
   */
  async account(token: string, { address }: Origin): Promise<Opened> {
    await this.limits.tryCode(address);
    return this.opened(token);
  }

  /**
   * Sets the password of the account, and uses up the link. The owner then signs in, with the
   * second factor that the venue requires.
   * @throws DomainError AUTH_ACCESS_LINK_INVALID, or the error code that `passwordProblem` returns
   * for the password
   */
  async setPassword(
    { token, password }: BodyOf<'POST auth/field/access_link/password'>,
    { address }: Origin,
  ): Promise<void> {
    await this.limits.tryCode(address);
    const { user } = await this.opened(token);
    const problem = passwordProblem(password, user, true);
    if (problem) throw fieldRefused(problem, 'password');
    const passwordHash = await this.newPasswords.hash(password);
    await this.transactions.run(async (tx) => {
      const locked = await this.logins.lock(tx, user.id);
      if (!mayHaveLink(locked) || !(await this.links.use(tx, token))) throw linkInvalid();
      await this.audit.record(tx, {
        actor: locked.reference,
        act: 'user.accessLinkUsed',
        subjectKind: 'user',
        subject: locked.reference,
      });
      await this.newPasswords.set(tx, locked, passwordHash);
    });
  }

  private async opened(token: string): Promise<Opened> {
    const link = await this.links.open(token);
    const user = link && (await this.logins.byId(link.userId));
    if (!link || !user || !mayHaveLink(user)) throw linkInvalid();
    return { user, expiresAt: link.expiresAt };
  }
}

const linkInvalid = (): DomainError => fieldRefused('AUTH_ACCESS_LINK_INVALID', 'token');
