import { Injectable } from '@nestjs/common';
import { fullNameOf, normalizeEmail, normalizePhone } from '@five/shared/auth/auth.rules';
import { Audit } from '../platform/audit/audit.ts';
import { Clock } from '../platform/clock/clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { fieldRefused } from '../platform/http/domain-error.ts';
import { AccountListeners } from './account-listeners.ts';
import { takenError } from './logins.service.ts';
import { personSearch } from './search-text.ts';
import type { UserRow } from './user-row.ts';

export type Contact = 'email' | 'phone';

/** A new email or phone: the old one holds until the code that was sent is confirmed. */
@Injectable()
export class ContactsService {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly listeners: AccountListeners,
  ) {}

  /**
   * Notes what is asked for. Answers which of them now wait for a code; asking for what one has withdraws the wish.
   * @throws DomainError AUTH_EMAIL_TAKEN, AUTH_PHONE_TAKEN
   */
  async ask(tx: Tx, user: UserRow, wish: { email?: string; phone?: string }): Promise<Contact[]> {
    const email = wish.email === undefined ? undefined : normalizeEmail(wish.email);
    const phone = wish.phone === undefined ? undefined : normalizePhone(wish.phone);
    const waiting = [
      email !== undefined && (await this.wait(tx, user, 'email', email)) ? 'email' as const : null,
      phone !== undefined && (await this.wait(tx, user, 'phone', phone)) ? 'phone' as const : null,
    ];
    return waiting.filter((contact) => contact !== null);
  }

  /** The code was right: what waited holds from now on. Confirming an email by its code verifies the account. */
  async confirm(tx: Tx, user: UserRow, contact: Contact): Promise<void> {
    const value = contact === 'email' ? user.pendingEmail : user.pendingPhone;
    if (value === null) return;
    const next = { ...user, [contact]: value };
    try {
      await tx.query(CONFIRM[contact], [user.id, value, searchOf(next, user.reference), ...(contact === 'email' ? [this.clock.now()] : [])]);
    } catch (error) {
      throw takenError(error) ?? error;
    }
    await tx.query('update customers set phone = $2, search = $3 where user_id = $1', [user.id, next.phone, searchOf(next, user.customer)]);
    await this.audit.record(tx, { actor: user.reference, act: `user.${contact}`, subjectKind: 'user', subject: user.reference });
    await this.listeners.changed(tx, user.reference);
  }

  private async wait(tx: Tx, user: UserRow, contact: Contact, value: string | null): Promise<boolean> {
    const pending = value === user[contact] ? null : value;
    if (pending !== null) await refuseTaken(tx, contact, pending);
    await tx.query(PENDING[contact], [user.id, pending]);
    return pending !== null;
  }
}

async function refuseTaken(tx: Tx, contact: Contact, value: string): Promise<void> {
  const rows = await tx.query<unknown[]>(`select 1 from users where ${contact} = $1`, [value]);
  if (rows.length > 0) throw fieldRefused(contact === 'email' ? 'AUTH_EMAIL_TAKEN' : 'AUTH_PHONE_TAKEN', contact);
}

const searchOf = (user: UserRow, reference: string) => personSearch([fullNameOf(user.firstName, user.name), user.email, reference], user.phone);

const PENDING: Record<Contact, string> = {
  email: 'update users set pending_email = $2 where id = $1',
  phone: 'update users set pending_phone = $2 where id = $1',
};
const CONFIRM: Record<Contact, string> = {
  email: 'update users set email = $2, search = $3, pending_email = null, verified_at = coalesce(verified_at, $4) where id = $1',
  phone: 'update users set phone = $2, search = $3, pending_phone = null where id = $1',
};
