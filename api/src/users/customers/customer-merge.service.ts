import { Injectable } from '@nestjs/common';
import type { JoinCustomerRequest } from '@five/shared/customers/customers.requests';
import { mergedNote, mergedTariff } from '@five/shared/customers/merge.rules';
import type { Caller } from '../../platform/access/caller.ts';
import { Audit } from '../../platform/audit/audit.ts';
import { lockThenRead, type Tx, Transactions } from '../../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import { PersonalData } from '../personal-data.ts';
import { personSearch } from '../search-text.ts';
import { CustomerTariff } from '../tariffs/customer-tariff.ts';
import { selectOf } from '../../platform/rows/columns.ts';
import { Customer } from './customer.entity.ts';

const FIELDS = ['id', 'reference', 'fullName', 'phone', 'note', 'userId'] as const;

interface Card extends Pick<Customer, (typeof FIELDS)[number]> {
  email: string | null;
  tariff: string;
}

/**
 * Merges two customer records of one person: a record without a login, and the record of the
 * person's login.
 */
@Injectable()
export class CustomerMergeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly personalData: PersonalData,
    private readonly audit: Audit,
    private readonly tariffs: CustomerTariff,
  ) {}

  /**
   * Moves all data of the record `customer` to the record `reference` and deletes `customer`. If an
   * admin merges the records and the remaining record has the standard tariff, the tariff of
   * `customer` is moved too. A different name or phone number of `customer` is appended to the note
   * of the remaining record.
   * @throws DomainError NOT_FOUND, REFERENCE_UNKNOWN, CUSTOMER_SAME, CUSTOMER_HAS_LOGIN
   */
  merge(caller: Caller, reference: string, { customer }: JoinCustomerRequest): Promise<void> {
    return this.transactions.run(async (tx) => {
      const { to, from } = await bothLocked(tx, reference, customer);
      await this.personalData.merge(tx, { from, to, actor: caller.reference });
      await inherit(tx, to, from);
      await this.tariffs.set(
        tx,
        caller,
        to.id,
        mergedTariff(to.tariff, from.tariff, caller.role === 'admin'),
      );
      await tx.query('delete from customers where id = $1', [from.id]);
      await this.audit.record(
        tx,
        {
          actor: caller.reference,
          act: 'customer.joined',
          subjectKind: 'customer',
          subject: from.reference,
          changed: { customer: to.reference },
        },
        {
          actor: caller.reference,
          act: 'customer.join',
          subjectKind: 'customer',
          subject: to.reference,
          changed: { customer: from.reference },
        },
      );
    });
  }
}

async function bothLocked(
  tx: Tx,
  reference: string,
  joined: string,
): Promise<{ to: Card; from: Card }> {
  // Locks the login before the customer record, in the same order as an erasure, so that nothing is
  // added to a record during its erasure.
  await tx.query(
    `select 1 from users where id in (select user_id from customers where reference = any($1))
      order by id for update`,
    [[reference, joined]],
  );
  const cards = await lockThenRead<Card>(
    tx,
    CARDS,
    `select c.id from customers c where c.reference = any($1) and c.erased_at is null order by c.id
      for update`,
    [[reference, joined]],
  );
  const [to, from] = [reference, joined].map((name) =>
    cards.find((card) => card.reference === name),
  );
  if (!to) throw new DomainError('NOT_FOUND');
  if (!from) throw fieldRefused('REFERENCE_UNKNOWN', 'customer');
  if (from.id === to.id) throw fieldRefused('CUSTOMER_SAME', 'customer');
  if (from.userId !== null) throw fieldRefused('CUSTOMER_HAS_LOGIN', 'customer');
  return { to, from };
}

const CARDS = {
  select: `select ${selectOf(Customer, 'c', FIELDS)}, u.email, t.reference as tariff
    from customers c join tariffs t on t.id = c.tariff_id left join users u on u.id = c.user_id`,
  key: 'c.id',
};

/**
 * Adds the note of the deleted record to the remaining record, and its phone if the remaining
 * record has none.
 */
async function inherit(tx: Tx, to: Card, from: Card): Promise<void> {
  const phone = to.phone ?? from.phone;
  const search = personSearch([to.fullName, to.email, to.reference], phone);
  await tx.update(Customer, { id: to.id }, { phone, note: mergedNote(to, from), search });
}
