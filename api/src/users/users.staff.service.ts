import { Injectable } from '@nestjs/common';
import { isAdultOn } from '@five/shared/auth/auth.rules';
import type { UpdateUserRequest } from '@five/shared/customers/customers.requests';
import type { Caller } from '../platform/access/caller.ts';
import { Audit } from '../platform/audit/audit.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { type Tx, Transactions } from '../platform/database/transactions.ts';
import { fieldRefused } from '../platform/http/domain-error.ts';
import { AccountListeners } from './account-listeners.ts';
import { Invitations } from './invitations.service.ts';
import { CustomerTariff } from './tariffs/customer-tariff.ts';
import { storedRole } from './stored-role.ts';
import type { StoredRole } from './user.entity.ts';
import type { UserRow } from './user-row.ts';
import { lockUser } from './verification/lock-user.ts';

/** Changes the data of logins on request of an admin. */
@Injectable()
export class UsersStaffService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly venueClock: VenueClock,
    private readonly listeners: AccountListeners,
    private readonly tariffs: CustomerTariff,
    private readonly invitations: Invitations,
  ) {}

  update(caller: Caller, reference: string, change: UpdateUserRequest): Promise<void> {
    return this.transactions.run(async (tx) => {
      await lockAdmins(tx);
      const user = await lockUser(tx, reference);
      const role = change.scope === undefined ? user.role : storedRole(change.scope);
      const active = change.active ?? user.active;
      await this.access(tx, caller, user, { role, active });
      if (change.birthDate !== undefined) await this.birthDate(tx, caller, user, change.birthDate);
      if (change.tariff !== undefined)
        await this.tariffs.set(tx, caller, user.customerId, change.tariff);
      if (role !== user.role || !active) await this.listeners.closed(tx, user.id);
      await this.listeners.changed(tx, user.reference);
    });
  }

  private async access(
    tx: Tx,
    caller: Caller,
    user: UserRow,
    to: { role: StoredRole; active: boolean },
  ): Promise<void> {
    if (to.role === user.role && to.active === user.active) return;
    if (user.reference === caller.reference)
      throw fieldRefused('USER_OWN_SCOPE', to.active === user.active ? 'scope' : 'active');
    if (to.role !== 'player' && user.email === null)
      throw fieldRefused('USER_EMAIL_REQUIRED', 'scope');
    if (user.role === 'player' && to.role !== 'player')
      await this.invitations.choosePassword(tx, user);
    await setAccess(tx, this.audit, user, { ...to, actor: caller.reference });
  }

  private async birthDate(tx: Tx, caller: Caller, user: UserRow, birthDate: string): Promise<void> {
    if (birthDate > this.venueClock.today())
      throw fieldRefused('AUTH_BIRTH_DATE_INVALID', 'birthDate');
    if (!isAdultOn(birthDate, this.venueClock.today()))
      throw fieldRefused('AUTH_UNDER_AGE', 'birthDate');
    const [rows] = await tx.query<[unknown[], number]>(
      `update users set birth_date = $2 where id = $1 and birth_date is distinct from $2
        returning 1`,
      [user.id, birthDate],
    );
    if (rows.length === 0) return;
    await this.audit.record(tx, {
      actor: caller.reference,
      act: 'user.birthDate',
      subjectKind: 'user',
      subject: user.reference,
      changed: { fields: ['birthDate'] },
    });
  }
}

/**
 * Stores the role and state of an account, and records what has changed. `actor` is the reference
 * of the admin, or null for the command line.
 * @throws DomainError USER_LAST_ADMIN
 */
export async function setAccess(
  tx: Tx,
  audit: Audit,
  user: UserRow,
  { actor, ...to }: { role: StoredRole; active: boolean; actor: string | null },
): Promise<void> {
  await tx.query('update users set role = $2, active = $3 where id = $1', [
    user.id,
    to.role,
    to.active,
  ]);
  await refuseNoAdmin(tx);
  const subject = { actor, subjectKind: 'user', subject: user.reference };
  if (to.role !== user.role)
    await audit.record(tx, { ...subject, act: 'user.role', from: user.role, to: to.role });
  if (to.active !== user.active)
    await audit.record(tx, {
      ...subject,
      act: to.active ? 'user.activate' : 'user.deactivate',
      from: stateOf(user.active),
      to: stateOf(to.active),
    });
}

const stateOf = (active: boolean) => (active ? 'active' : 'inactive');

/**
 * Locks all admins in the order of ids. Two admins that revoke each other's role then wait for each
 * other instead of deadlocking.
 */
export async function lockAdmins(tx: Tx): Promise<void> {
  await tx.query(`select id from users where role = 'admin' and active order by id for update`);
}

/**
 * Refuses a change that would leave no admin able to sign in. An invited admin without a password
 * does not count.
 * @throws DomainError USER_LAST_ADMIN
 */
export async function refuseNoAdmin(tx: Tx): Promise<void> {
  const rows = await tx.query<unknown[]>(
    `select 1 from users where role = 'admin' and active and password_hash <> '' limit 1`,
  );
  if (rows.length === 0) throw fieldRefused('USER_LAST_ADMIN', 'scope');
}
