import { Injectable } from '@nestjs/common';
import { fullNameOf } from '@five/shared/auth/auth.rules';
import type { Tx } from '../platform/database/transactions.ts';
import { LoginsService, type NewLogin, NO_PASSWORD } from './logins.service.ts';
import { personSearch, playerSearch } from './search-text.ts';
import type { UserRow } from './user-row.ts';
import { VerifiedPhones } from './verified-phones.ts';

/**
 * A person who has proven a contact by a code: the email, or the phone if there is no email.
 * Nothing proves the phone of a person with an email.
 */
export interface ProvenPerson {
  email: string | null;
  phone: string;
  firstName: string;
  name: string;
}

/** Logins of people who have proven an email or a phone before they chose a password. */
@Injectable()
export class ProvenLogins {
  constructor(
    private readonly logins: LoginsService,
    private readonly phones: VerifiedPhones,
  ) {}

  /**
   * Locks and returns the login with the proven contact; null if there is none. A phone finds only
   * a login that has proven it. Concurrent transactions with one contact wait for each other, so
   * that they open one login.
   */
  async lock(tx: Tx, { email, phone }: Pick<ProvenPerson, 'email' | 'phone'>) {
    const contact = `login ${email ?? phone}`;
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [contact]);
    if (email === null) return this.phones.lockOwner(tx, phone);
    const user = await this.logins.find(email, tx);
    return user && this.logins.lock(tx, user.id);
  }

  /**
   * Creates a verified login without a password. A phone that nothing proves and that another login
   * has stays with the customer record only, so that reception can call; the response does not
   * reveal it. A proven phone is taken from a login that has not proven it.
   */
  async create(
    tx: Tx,
    person: ProvenPerson & Pick<NewLogin, 'locale' | 'conditionsVersion'>,
  ): Promise<UserRow> {
    const phoneVerified = person.email === null;
    if (phoneVerified) await this.phones.release(tx, person.phone);
    const user = await this.logins.create(tx, {
      ...person,
      phone: phoneVerified ? person.phone : await this.free(tx, person.phone, null),
      phoneVerified,
      passwordHash: NO_PASSWORD,
      emergencyPhone: null,
      birthDate: null,
      verified: true,
    });
    await this.setCustomer(tx, user, person);
    return user;
  }

  /** Replaces the details of an unverified login by those of the person, and verifies it. */
  async takeOver(tx: Tx, user: UserRow, person: ProvenPerson): Promise<UserRow> {
    const { firstName, name } = person;
    const phone = await this.free(tx, person.phone, user.id);
    await tx.query(TAKE_OVER, [
      user.id,
      NO_PASSWORD,
      name,
      firstName,
      phone,
      personSearch([fullNameOf(firstName, name), user.email, user.reference], phone),
      playerSearch({ firstName, name }),
    ]);
    const renewed = await this.logins.lock(tx, user.id);
    await this.setCustomer(tx, renewed, person);
    await this.logins.verify(tx, renewed);
    return this.logins.lock(tx, user.id);
  }

  /** The phone, or null if a login other than `own` has it. */
  private async free(tx: Tx, phone: string, own: number | null): Promise<string | null> {
    const rows = await tx.query<unknown[]>(
      'select 1 from users where phone = $1 and id is distinct from $2',
      [phone, own],
    );
    return rows.length > 0 ? null : phone;
  }

  private async setCustomer(
    tx: Tx,
    { id, customer, email }: UserRow,
    { firstName, name, phone }: ProvenPerson,
  ): Promise<void> {
    const fullName = fullNameOf(firstName, name);
    await tx.query(
      'update customers set full_name = $2, phone = $3, search = $4 where user_id = $1',
      [id, fullName, phone, personSearch([fullName, email, customer], phone)],
    );
  }
}

const TAKE_OVER = `
  update users set password_hash = $2, name = $3, first_name = $4, phone = $5, search = $6,
    player_search = $7, birth_date = null, emergency_phone = null, pending_email = null,
    pending_phone = null, phone_verified_at = null, public_player = false
  where id = $1`;
