import { Injectable } from '@nestjs/common';
import { isSameName } from '@five/shared/search/fold';
import type { BookerDetail } from '@five/shared/auth/auth.codes';
import type { Locale } from '@five/shared/locales/locale';
import { Clock } from '../../platform/clock/clock.ts';
import { lockThenRead, type Tx } from '../../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import { newReference } from '../../platform/references.ts';
import { Audit } from '../../platform/audit/audit.ts';
import { phoneOf } from '../../platform/http/normalized.ts';
import { personSearch } from '../search-text.ts';
import { selectOf } from '../../platform/rows/columns.ts';
import { Customer } from './customer.entity.ts';
import { MISSING_DETAILS, userColumns } from './record-customer.ts';

const FIELDS = ['id', 'reference', 'fullName', 'phone', 'tariffId'] as const;

/** A customer whose row is locked until the transaction ends. */
export interface LockedCustomer extends Pick<Customer, (typeof FIELDS)[number]> {
  /**
   * Reference of the customer's login, to which mails and notifications are sent; null without a
   * login.
   */
  userReference: string | null;
  locale: Locale | null;
  /** Details that the login lacks for a further booking; none without a login. */
  missing: BookerDetail[];
}

/** @throws DomainError AUTH_PROFILE_INCOMPLETE on the details that the customer's login lacks */
export function refuseMissing({ missing }: Pick<LockedCustomer, 'missing'>): void {
  if (missing.length > 0)
    throw new DomainError('AUTH_PROFILE_INCOMPLETE', {
      fields: missing.map((field) => ({ field, violation: '' })),
    });
}

/**
 * Input with which staff identify a customer: a reference, a name and phone, or only a name for a
 * walk-in customer.
 */
export interface CustomerClue {
  reference?: string;
  name?: string;
  phone?: string;
}

/**
 * Name and phone of a person. The phone is in E.164 format; null for a walk-in customer without a
 * phone.
 */
export interface Person {
  fullName: string;
  phone: string | null;
  note?: string | null;
}

const READ = {
  select: `select ${selectOf(Customer, 'c', FIELDS)},
    ${userColumns({ userReference: 'reference', locale: 'locale' })}, ${MISSING_DETAILS} as missing
    from customers c left join users u on u.id = c.user_id`,
  key: 'c.id',
};

/**
 * SQL condition of customer records that a name and a phone may identify. Unverified accounts are
 * excluded, because anybody with knowledge of a name and a phone could have created them.
 */
const CALLERS = `c.erased_at is null and (c.user_id is null or exists (select 1 from users own
    where own.id = c.user_id and own.verified_at is not null))`;
/**
 * SQL condition and order of the customer records with a given phone. Records without a login come
 * first, so that a customer's history continues on the original record after the customer has
 * registered.
 */
export const CALLERS_OF_PHONE = `c.phone = $1
  and ${CALLERS} order by (c.user_id is not null), c.id`;

/** Reads and creates customer records for other domains, inside their transactions. */
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
   * Locks several customers like `lock`, without those that are erased or locked by another
   * transaction.
   */
  async lockUnlocked(tx: Tx, customerIds: readonly number[]): Promise<LockedCustomer[]> {
    return tx.query<LockedCustomer[]>(
      `${READ.select} where c.id = any($1) and c.erased_at is null order by c.id
        for update of c skip locked`,
      [customerIds],
    );
  }

  /**
   * Locks and returns the customer that staff selected. An unknown customer is created. Neither
   * phone nor name alone identifies a customer: only a record with the same phone and name is
   * reused. A record without a login is preferred, and a record of an unverified login is never
   * used.
   * @throws DomainError BOOKING_CUSTOMER_REQUIRED, BOOKING_CUSTOMER_UNKNOWN, CUSTOMER_PHONE_INVALID
   * on the fields of `customer`
   */
  async resolve(tx: Tx, clue: CustomerClue, actor: string): Promise<LockedCustomer> {
    refuseTwo(clue);
    if (clue.reference !== undefined) return this.byReference(tx, clue.reference);
    return this.known(tx, callerOf(clue), actor);
  }

  /**
   * Locks and returns the customer with this name and phone. If no record has both, a new record is
   * created.
   */
  async known(tx: Tx, person: Person, actor: string | null): Promise<LockedCustomer> {
    if (person.phone === null) return this.lock(tx, await this.enter(tx, person, actor));
    // If two receptionists enter the same customer at once, the second waits for the first.
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
 * Checks the name and phone that staff entered, and returns them normalized. The name is required.
 * The phone may be missing, for a walk-in customer.
 * @throws DomainError BOOKING_CUSTOMER_REQUIRED, CUSTOMER_PHONE_INVALID
 */
export function callerOf({ name, phone }: CustomerClue): Person {
  if (!name?.trim()) throw fieldRefused('BOOKING_CUSTOMER_REQUIRED', 'customer');
  return { fullName: name.trim(), phone: phone ? phoneOf(phone, 'customer.phone') : null };
}

/**
 * Refuses a reference together with a name or a phone, because they could identify two different
 * people.
 * @throws DomainError BOOKING_CUSTOMER_REQUIRED
 */
export function refuseTwo({ reference, name, phone }: CustomerClue): void {
  if (reference !== undefined && (name !== undefined || phone !== undefined))
    throw fieldRefused('BOOKING_CUSTOMER_REQUIRED', 'customer');
}

/**
 * Returns the row whose name is the person's name, or undefined. All rows must have the person's
 * phone.
 */
export function sameName<Row extends { fullName: string }>(
  rows: Row[],
  { fullName }: Person,
): Row | undefined {
  return rows.find((row) => isSameName(row.fullName, fullName));
}
