import { Injectable } from '@nestjs/common';
import { isSameName } from '@five/shared/search/fold';
import type { Locale } from '@five/shared/locales/locale';
import { Clock } from '../platform/clock/clock.ts';
import { lockThenRead } from '../platform/database/lock-then-read.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../platform/http/domain-error.ts';
import { newReference } from '../platform/references.ts';
import { Audit } from '../platform/audit/audit.ts';
import { phoneOf } from '../platform/http/normalized.ts';
import { personSearch } from './search-text.ts';

/** A customer whose row is locked until the transaction ends. */
export interface LockedCustomer {
  id: number;
  reference: string;
  fullName: string;
  phone: string | null;
  tariffId: number;
  /** The login's reference: recipient of mails and notifications. */
  userReference: string | null;
  locale: Locale | null;
}

/**
 * A customer as staff identify them: by reference, by name and phone, or a walk-in by name alone.
 */
export interface CustomerClue {
  reference?: string;
  name?: string;
  phone?: string;
}

/** Name and phone of a person, the phone in E.164; null for a walk-in without a phone. */
export interface Person {
  fullName: string;
  phone: string | null;
  note?: string | null;
}

const READ = {
  select: `select c.id, c.reference, c.full_name as "fullName", c.phone, c.tariff_id as "tariffId",
    u.reference as "userReference", u.locale
    from customers c left join users u on u.id = c.user_id`,
  key: 'c.id',
};

/**
 * Records that a name and a phone may identify. Unverified accounts are excluded, because anybody
 * who knows a name and a phone could have created them.
 */
const CALLERS = `c.erased_at is null and (c.user_id is null or exists (select 1 from users own
    where own.id = c.user_id and own.verified_at is not null))`;
/**
 * Records that a name and a phone may identify. A customer's history continues on the original
 * record, also after the customer has registered.
 */
export const CALLERS_OF_PHONE = `c.phone = $1
  and ${CALLERS} order by (c.user_id is not null), c.id`;

/** Customer records, for other domains inside their transactions. */
@Injectable()
export class CustomersService {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /**
   * Locks the customer's row, so that counts about the customer stay valid until the commit.
   * @throws DomainError AUTH_REQUIRED if the account was erased meanwhile
   */
  async lock(tx: Tx, customerId: number): Promise<LockedCustomer> {
    const [row] = await tx.query<LockedCustomer[]>(
      `${READ.select} where c.id = $1 and c.erased_at is null for update of c`,
      [customerId],
    );
    if (!row) throw new DomainError('AUTH_REQUIRED');
    return row;
  }

  /**
   * The customer that staff selected, locked; an unknown one is created. Neither phone nor name
   * alone identifies a customer: only a record with the same phone and name is reused, one without
   * a login first, one of an unverified login never.
   * @throws DomainError BOOKING_CUSTOMER_REQUIRED, BOOKING_CUSTOMER_UNKNOWN, CUSTOMER_PHONE_INVALID
   * on the fields of `customer`.
   */
  async resolve(tx: Tx, clue: CustomerClue, actor: string): Promise<LockedCustomer> {
    refuseTwo(clue);
    if (clue.reference !== undefined) return this.byReference(tx, clue.reference);
    return this.known(tx, callerOf(clue), actor);
  }

  /** The customer with this name and phone, locked; created if there is none with both. */
  async known(tx: Tx, person: Person, actor: string | null): Promise<LockedCustomer> {
    if (person.phone === null) return this.lock(tx, await this.enter(tx, person, actor));
    // Two receptionists who enter the same customer at once wait for each other.
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `customer ${person.phone}`,
    ]);
    const rows = await lockThenRead<LockedCustomer>(
      tx,
      READ,
      `select c.id from customers c where ${CALLERS_OF_PHONE} for update`,
      [person.phone],
    );
    return sameName(rows, person) ?? this.lock(tx, await this.enter(tx, person, actor));
  }

  private async byReference(tx: Tx, reference: string): Promise<LockedCustomer> {
    const [row] = await lockThenRead<LockedCustomer>(
      tx,
      READ,
      'select c.id from customers c where c.reference = $1 and c.erased_at is null for update',
      [reference],
    );
    if (!row) throw fieldRefused('BOOKING_CUSTOMER_UNKNOWN', 'customer.reference');
    return row;
  }

  private async enter(
    tx: Tx,
    { fullName, phone, note = null }: Person,
    actor: string | null,
  ): Promise<number> {
    const reference = newReference('CU');
    const [row] = await tx.query<{ id: number }[]>(
      `insert into customers (reference, full_name, phone, note, search, tariff_id, created_at)
       select $1, $2, $3, $4, $5, t.id, $6 from tariffs t where t.reference = 'standard'
       returning id`,
      [
        reference,
        fullName,
        phone,
        note,
        personSearch([fullName, reference], phone),
        this.clock.now(),
      ],
    );
    if (!row) throw new Error('the standard tariff is missing');
    await this.audit.record(tx, {
      actor,
      act: 'customer.create',
      subjectKind: 'customer',
      subject: reference,
    });
    return row.id;
  }
}

/**
 * A name, and a phone unless the person is at the counter. @throws DomainError
 * BOOKING_CUSTOMER_REQUIRED, CUSTOMER_PHONE_INVALID
 */
export function callerOf({ name, phone }: CustomerClue): Person {
  if (!name?.trim()) throw fieldRefused('BOOKING_CUSTOMER_REQUIRED', 'customer');
  return { fullName: name.trim(), phone: phone ? phoneOf(phone, 'customer.phone') : null };
}

/**
 * Refuses a reference together with a name, which could be two people. @throws DomainError
 * BOOKING_CUSTOMER_REQUIRED
 */
export function refuseTwo({ reference, name, phone }: CustomerClue): void {
  if (reference !== undefined && (name !== undefined || phone !== undefined))
    throw fieldRefused('BOOKING_CUSTOMER_REQUIRED', 'customer');
}

/** The record of the same name among those with the person's phone. */
export function sameName<Row extends { fullName: string }>(
  rows: Row[],
  { fullName }: Person,
): Row | undefined {
  return rows.find((row) => isSameName(row.fullName, fullName));
}
