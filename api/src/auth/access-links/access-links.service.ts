import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AccessLinkAnswer } from '@five/shared/auth/access-links/access-links.contract';
import { accessLinkState } from '@five/shared/auth/access-links/access-links.rules';
import { fullNameOf } from '@five/shared/auth/auth.rules';
import { isStaff } from '@five/shared/auth/roles';
import type { Caller } from '../../platform/access/caller.ts';
import { Audit } from '../../platform/audit/audit.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { LoginsService, NO_PASSWORD } from '../../users/logins.service.ts';
import type { UserRow } from '../../users/user-row.ts';
import { lockAdmins } from '../../users/users.staff.service.ts';
import { AccessLinkStore } from './access-link-store.ts';

const TOKEN_BYTES = 32;

/**
 * Access links, which an admin hands to a new colleague in person, without mail. A link only sets
 * the first password: it can neither replace a password nor open a session.
 */
@Injectable()
export class AccessLinks {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly logins: LoginsService,
    private readonly links: AccessLinkStore,
  ) {}

  async state(reference: string): Promise<AccessLinkAnswer> {
    const user = await this.logins.known(reference);
    const link = await this.links.of(user.id);
    const creator = link && (await this.logins.byId(link.createdBy));
    return {
      state: accessLinkState(link, this.clock.now()),
      possible: mayHaveLink(user),
      createdBy: creator && fullNameOf(creator.firstName, creator.name),
      createdAt: link?.createdAt.toISOString() ?? null,
      expiresAt: link?.expiresAt.toISOString() ?? null,
      usedAt: link?.usedAt?.toISOString() ?? null,
    };
  }

  /**
   * Creates a link, which ends the last one of the account. Returns its token.
   * @throws DomainError NOT_FOUND, USER_ACCESS_LINK_REFUSED, or FORBIDDEN if the caller was
   * demoted meanwhile
   */
  async create(caller: Caller, reference: string): Promise<string> {
    const { id } = await this.logins.known(reference);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.transactions.run(async (tx) => {
      await lockAdmins(tx);
      const creator = await this.logins.byId(caller.userId, tx);
      if (creator.role !== 'admin' || !creator.active) throw new DomainError('FORBIDDEN');
      if (!mayHaveLink(await this.logins.lock(tx, id)))
        throw new DomainError('USER_ACCESS_LINK_REFUSED');
      await this.links.replace(tx, id, token, caller.userId);
      await this.audit.record(tx, entry(caller, reference, 'user.accessLink'));
    });
    return token;
  }

  /** Ends the open link of an account; nothing happens if there is none. */
  async end(caller: Caller, reference: string): Promise<void> {
    const { id } = await this.logins.known(reference);
    await this.transactions.run(async (tx) => {
      await this.logins.lock(tx, id);
      if (await this.links.end(tx, id))
        await this.audit.record(tx, entry(caller, reference, 'user.accessLinkEnded'));
    });
  }
}

/** Whether an account can get its password by a link. */
export const mayHaveLink = ({ role, active, passwordHash }: UserRow): boolean =>
  isStaff(role) && active && passwordHash === NO_PASSWORD;

const entry = ({ reference: actor }: Caller, subject: string, act: string) => ({
  actor,
  act,
  subjectKind: 'user',
  subject,
});
