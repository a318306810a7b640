import { Injectable } from '@nestjs/common';
import { fullNameOf } from '@five/shared/auth/auth.rules';
import { isStaff } from '@five/shared/auth/roles';
import { DataSource } from 'typeorm';
import { Audit } from '../platform/audit/audit.ts';
import { Clock } from '../platform/clock/clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { AccountListeners } from './account-listeners.ts';
import { LoginsService, NO_PASSWORD } from './logins.service.ts';
import { SecondFactorRemoval } from './second-factors/second-factor-removal.ts';
import { lockAdmins, setAccess } from './users.staff.service.ts';
import type { StoredRole } from './user.entity.ts';
import type { UserRow } from './user-row.ts';

/** A member of the staff as the command line lists it. */
export interface StaffLine {
  email: string;
  fullName: string;
  role: StoredRole;
  active: boolean;
  /** False until an invited person has chosen a password. */
  hasPassword: boolean;
}

/**
 * Accounts as the command line creates and changes them, for who cannot sign in: no API route can
 * create the first administrator. Changes have no actor in the audit.
 */
@Injectable()
export class ConsoleAccounts {
  constructor(
    private readonly source: DataSource,
    private readonly logins: LoginsService,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly listeners: AccountListeners,
    private readonly secondFactors: SecondFactorRemoval,
  ) {}

  /** Staff and admins, admins first, then by name. */
  async staff(): Promise<StaffLine[]> {
    const rows = await this.source.query<(StaffLine & { name: string; firstName: string })[]>(
      `select email, name, first_name as "firstName", role, active,
          password_hash <> $1 as "hasPassword"
        from users where role <> 'player' and erased_at is null
        order by role, name, first_name, email`,
      [NO_PASSWORD],
    );
    return rows.map(({ email, role, active, hasPassword, firstName, name }) => ({
      email,
      fullName: fullNameOf(firstName, name),
      role,
      active,
      hasPassword,
    }));
  }

  /**
   * Creates an admin account with this email, or makes the existing account with this email an
   * admin and replaces its password.
   */
  async appoint(tx: Tx, email: string, passwordHash: string): Promise<'created' | 'raised'> {
    const known = await this.known(tx, email);
    if (known) return this.raise(tx, known, passwordHash);
    await this.logins.create(tx, {
      email,
      passwordHash,
      phone: null,
      firstName: 'Admin',
      name: email.split('@', 1)[0] ?? email,
      emergencyPhone: null,
      birthDate: null,
      role: 'admin',
      locale: 'fr',
      verified: true,
      conditionsVersion: null,
    });
    return 'created';
  }

  /** Replaces the password of an account and ends its sessions. False if there is none. */
  async replacePassword(tx: Tx, email: string, passwordHash: string): Promise<boolean> {
    const user = await this.known(tx, email);
    if (user === null) return false;
    await this.setPassword(tx, user, passwordHash);
    await this.listeners.closed(tx, user.id);
    return true;
  }

  /**
   * Changes the role of an account. A player that becomes staff gets the password, because staff
   * need a longer one. Returns null if there is no such account, otherwise whether the password was
   * replaced.
   * @throws DomainError USER_LAST_ADMIN
   */
  async setRole(
    tx: Tx,
    email: string,
    role: StoredRole,
    passwordHash: string,
  ): Promise<boolean | null> {
    const user = await this.known(tx, email);
    if (user === null) return null;
    const isRaised = !isStaff(user.role) && isStaff(role);
    if (isRaised) await this.setPassword(tx, user, passwordHash);
    await this.access(tx, user, { role, active: user.active });
    return isRaised;
  }

  /**
   * Disables an account and ends its sessions, or enables it again. False if there is none.
   * @throws DomainError USER_LAST_ADMIN
   */
  async setActive(tx: Tx, email: string, active: boolean): Promise<boolean> {
    const user = await this.known(tx, email);
    if (user === null) return false;
    await this.access(tx, user, { role: user.role, active });
    return true;
  }

  /**
   * Removes the second factor of an account and ends its sessions. Returns null if there is no such
   * account, otherwise whether it had a second factor.
   */
  async resetSecondFactor(tx: Tx, email: string): Promise<boolean | null> {
    const user = await this.known(tx, email);
    if (user === null) return null;
    const isRemoved = await this.secondFactors.remove(tx, user, null);
    if (isRemoved) await this.listeners.closed(tx, user.id);
    return isRemoved;
  }

  private async raise(tx: Tx, user: UserRow, passwordHash: string): Promise<'raised'> {
    await this.setPassword(tx, user, passwordHash);
    await this.access(tx, user, { role: 'admin', active: true });
    return 'raised';
  }

  /** The account with this email, locked after all admins, as the API locks them. */
  private async known(tx: Tx, email: string): Promise<UserRow | null> {
    await lockAdmins(tx);
    const [row] = await tx.query<{ id: number }[]>(
      'select id from users where email = $1 and erased_at is null for update',
      [email],
    );
    return row ? await this.logins.byId(row.id, tx) : null;
  }

  /** Sets a password that was handed over in person, so the owner counts as seen. */
  private async setPassword(tx: Tx, user: UserRow, passwordHash: string): Promise<void> {
    await this.logins.setPassword(tx, user, passwordHash, null);
    await tx.query('update users set verified_at = coalesce(verified_at, $2) where id = $1', [
      user.id,
      this.clock.now(),
    ]);
  }

  private async access(
    tx: Tx,
    user: UserRow,
    to: { role: StoredRole; active: boolean },
  ): Promise<void> {
    await setAccess(tx, this.audit, user, { ...to, actor: null });
    await this.listeners.closed(tx, user.id);
    await this.listeners.changed(tx, user.reference);
  }
}
