import { Injectable } from '@nestjs/common';
import { fullNameOf } from '@five/shared/auth/auth.rules';
import { Audit } from '../platform/audit/audit.ts';
import { Clock } from '../platform/clock/clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { fieldRefused } from '../platform/http/domain-error.ts';
import { emailOf, phoneOf } from '../platform/http/normalized.ts';
import { AccountListeners } from './account-listeners.ts';
import { takenError } from './logins.service.ts';
import { personSearch } from './search-text.ts';
import type { UserRow } from './user-row.ts';

export type Contact = 'email' | 'phone';

export interface ContactChangeRequest {
  email?: string | undefined;
  phone?: string | undefined;
}

/** Changes of email or phone. The former value remains valid until the mailed code is confirmed. */
@Injectable()
export class ContactsService {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly listeners: AccountListeners,
  ) {}

  /**
   * Stores the requested changes and returns the changes that need a new code. A change that is
   * already pending gets no new code, because a new code would invalidate the code already sent. A
   * request for the current value cancels a pending change.
   * @throws DomainError AUTH_EMAIL_TAKEN, AUTH_PHONE_TAKEN
   */
  async requestChanges(tx: Tx, user: UserRow, wish: ContactChangeRequest): Promise<Contact[]> {
    const waiting: Contact[] = [];
    for (const [contact, value] of wished(wish))
      if (await this.wait(tx, user, contact, value)) waiting.push(contact);
    return waiting;
  }

  /** Whether a requested value is neither current nor pending, so that a new code must be sent. */
  isNews(user: UserRow, wish: ContactChangeRequest): boolean {
    return wished(wish).some(
      ([contact, value]) => value !== user[contact] && value !== pendingOf(user, contact),
    );
  }

  /**
   * Applies a pending change after its code was confirmed. A confirmed email also verifies the
   * account. A code for a new phone is mailed, and proves the phone only of an account without an
   * email, whose codes go to the phone.
   */
  async confirm(tx: Tx, user: UserRow, contact: Contact): Promise<void> {
    const value = pendingOf(user, contact);
    if (value === null) return;
    const next = { ...user, [contact]: value };
    try {
      await tx.query(CONFIRM[contact], [
        user.id,
        value,
        searchOf(next, user.reference),
        contact === 'phone' && user.email !== null ? null : this.clock.now(),
      ]);
    } catch (error) {
      throw takenError(error) ?? error;
    }
    await tx.query('update customers set phone = $2, search = $3 where user_id = $1', [
      user.id,
      next.phone,
      searchOf(next, user.customer),
    ]);
    await this.audit.record(tx, {
      actor: user.reference,
      act: `user.${contact}`,
      subjectKind: 'user',
      subject: user.reference,
    });
    await this.listeners.changed(tx, user.reference);
  }

  private async wait(
    tx: Tx,
    user: UserRow,
    contact: Contact,
    value: string | null,
  ): Promise<boolean> {
    const pending = value === user[contact] ? null : value;
    if (pending === pendingOf(user, contact)) return false;
    if (pending !== null) await refuseTaken(tx, contact, pending);
    await tx.query(PENDING[contact], [user.id, pending]);
    return pending !== null;
  }
}

const pendingOf = (user: UserRow, contact: Contact) =>
  contact === 'email' ? user.pendingEmail : user.pendingPhone;

function wished({ email, phone }: ContactChangeRequest): [Contact, string | null][] {
  const wishes: [Contact, string | null][] = [];
  if (email !== undefined) wishes.push(['email', emailOf(email, 'email')]);
  if (phone !== undefined) wishes.push(['phone', phoneOf(phone, 'phone', 'AUTH_PHONE_INVALID')]);
  return wishes;
}

async function refuseTaken(tx: Tx, contact: Contact, value: string): Promise<void> {
  const rows = await tx.query<unknown[]>(`select 1 from users where ${contact} = $1`, [value]);
  if (rows.length > 0)
    throw fieldRefused(contact === 'email' ? 'AUTH_EMAIL_TAKEN' : 'AUTH_PHONE_TAKEN', contact);
}

const searchOf = (user: UserRow, reference: string) =>
  personSearch([fullNameOf(user.firstName, user.name), user.email, reference], user.phone);

const PENDING: Record<Contact, string> = {
  email: 'update users set pending_email = $2 where id = $1',
  phone: 'update users set pending_phone = $2 where id = $1',
};
const CONFIRM: Record<Contact, string> = {
  email: `update users set email = $2, search = $3, pending_email = null, verified_at =
      coalesce(verified_at, $4) where id = $1`,
  phone: `update users set phone = $2, search = $3, pending_phone = null, phone_verified_at = $4
    where id = $1`,
};
