import { Injectable } from '@nestjs/common';
import { fullNameOf, normalizeEmail } from '@five/shared/auth/auth.rules';
import { storedPhones } from '@five/shared/auth/phone.rules';
import type { ErrorCode } from '@five/shared/errors/error-codes';
import type { Locale } from '@five/shared/locales/locale';
import { DataSource } from 'typeorm';
import { Audit } from '../platform/audit/audit.ts';
import { Clock } from '../platform/clock/clock.ts';
import { violatedConstraint } from '../platform/database/errors.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../platform/http/domain-error.ts';
import { newReference } from '../platform/references.ts';
import { AccountListeners } from './account-listeners.ts';
import { playerSearch, personSearch } from './search-text.ts';
import type { StoredRole } from './user.entity.ts';
import { USER_SELECT, type UserRow } from './user-row.ts';

/** A validated and normalized login to be created. */
export interface NewLogin {
  /** The email; null only for an account that a code to its phone opens. */
  email: string | null;
  /** The phone number; null only for an account created from the command line. */
  phone: string | null;
  passwordHash: string;
  name: string;
  firstName: string;
  emergencyPhone: string | null;
  birthDate: string | null;
  role?: StoredRole;
  locale: Locale;
  verified?: boolean;
  /** Whether a code proved the phone. */
  phoneVerified?: boolean;
  conditionsVersion: string | null;
  /** Whether this is a demo account. */
  demo?: boolean;
  /** Reference of the inviting admin; undefined for a registration. */
  invitedBy?: string;
}

/**
 * Password hash of an account without a password. The empty text is not a valid hash, so no
 * password matches it. The owner must choose a password, or sign in by a mailed code.
 */
export const NO_PASSWORD = '';

const TAKEN: Partial<Record<string, [ErrorCode, string]>> = {
  users_email: ['AUTH_EMAIL_TAKEN', 'email'],
  users_phone: ['AUTH_PHONE_TAKEN', 'phone'],
};

/** Returns the error for an email or phone that another login uses; null for any other error. */
export function takenError(error: unknown): DomainError | null {
  const taken = TAKEN[violatedConstraint(error) ?? ''];
  return taken ? fieldRefused(...taken) : null;
}

/** Creates and finds logins and replaces their passwords, for the auth module. */
@Injectable()
export class LoginsService {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly listeners: AccountListeners,
  ) {}

  /**
   * Creates a login and its customer record. An existing customer record with the same phone stays
   * separate; staff can merge the two records.
   * @throws DomainError AUTH_EMAIL_TAKEN, AUTH_PHONE_TAKEN
   */
  async create(tx: Tx, login: NewLogin): Promise<UserRow> {
    const reference = newReference('U');
    try {
      await tx.query(INSERT, this.columnsOf(login, reference));
    } catch (error) {
      throw takenError(error) ?? error;
    }
    const by =
      login.invitedBy === undefined
        ? { actor: reference, act: 'user.register' }
        : { actor: login.invitedBy, act: 'user.invite' };
    await this.audit.record(tx, {
      ...by,
      subjectKind: 'user',
      subject: reference,
      to: login.role ?? 'player',
    });
    return this.row(tx, 'u.reference', reference);
  }

  /** Returns the login with this email or phone, even if the login is erased or deactivated. */
  async find(identifier: string, tx?: Tx): Promise<UserRow | null> {
    const [email, phones] = identifier.includes('@')
      ? [normalizeEmail(identifier), []]
      : [null, storedPhones(identifier)];
    const [row] = await (tx ?? this.source).query<UserRow[]>(
      `${USER_SELECT} where u.email = $1 or u.phone = any($2) order by array_position($2, u.phone)
        limit 1`,
      [email, phones],
    );
    return row ?? null;
  }

  /**
   * Returns the login with this reference.
   * @throws DomainError NOT_FOUND, also for an erased login
   */
  async known(reference: string): Promise<UserRow> {
    const [row] = await this.source.query<UserRow[]>(
      `${USER_SELECT} where u.reference = $1 and u.erased_at is null`,
      [reference],
    );
    if (!row) throw new DomainError('NOT_FOUND');
    return row;
  }

  byId(userId: number, tx?: Tx): Promise<UserRow> {
    return this.row(tx ?? this.source, 'u.id', userId);
  }

  /** Returns the login and locks its row until the transaction ends. */
  async lock(tx: Tx, userId: number): Promise<UserRow> {
    await tx.query('select 1 from users where id = $1 for update', [userId]);
    return this.row(tx, 'u.id', userId);
  }

  /** `actor` is null for a password that the command line has set. */
  async setPassword(
    tx: Tx,
    user: UserRow,
    passwordHash: string,
    actor: string | null = user.reference,
  ): Promise<void> {
    await tx.query('update users set password_hash = $2 where id = $1', [user.id, passwordHash]);
    await this.audit.record(tx, {
      actor,
      act: 'user.password',
      subjectKind: 'user',
      subject: user.reference,
    });
  }

  /**
   * Marks the login as verified, after its owner entered a mailed code or staff saw the owner in
   * person.
   */
  async verify(
    tx: Tx,
    user: UserRow,
    by = { actor: user.reference, act: 'user.verify' },
  ): Promise<void> {
    await tx.query('update users set verified_at = $2 where id = $1', [user.id, this.clock.now()]);
    await this.audit.record(tx, {
      ...by,
      subjectKind: 'user',
      subject: user.reference,
      from: 'unverified',
      to: 'verified',
    });
    await this.listeners.changed(tx, user.reference);
  }

  private async row(
    tx: Tx | DataSource,
    column: 'u.id' | 'u.reference',
    value: number | string,
  ): Promise<UserRow> {
    const [row] = await tx.query<UserRow[]>(`${USER_SELECT} where ${column} = $1`, [value]);
    if (!row) throw new Error(`no user ${value}`);
    return row;
  }

  private columnsOf(login: NewLogin, reference: string): unknown[] {
    const now = this.clock.now();
    const customer = newReference('CU');
    const fullName = fullNameOf(login.firstName, login.name);
    return [
      reference,
      login.email,
      login.phone,
      login.passwordHash,
      login.name,
      login.firstName,
      login.emergencyPhone,
      login.birthDate,
      login.role ?? 'player',
      login.verified ? now : null,
      login.locale,
      login.conditionsVersion,
      login.conditionsVersion && now,
      personSearch([fullName, login.email, reference], login.phone),
      now,
      customer,
      fullName,
      personSearch([fullName, login.email, customer], login.phone),
      playerSearch(login),
      login.demo ?? false,
      login.phoneVerified ? now : null,
    ];
  }
}

const INSERT = `
  with made as (
    insert into users (reference, email, phone, password_hash, name, first_name, emergency_phone,
    birth_date, role, verified_at, locale,
      conditions_version, conditions_accepted_at, search, created_at, player_search, demo,
      phone_verified_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $19, $20, $21)
    returning id, phone)
  insert into customers (reference, user_id, full_name, phone, tariff_id, search, created_at)
  select $16, made.id, $17, made.phone, t.id, $18, $15 from made, tariffs t
  where t.reference = 'standard'`;
