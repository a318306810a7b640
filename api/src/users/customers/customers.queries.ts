import { Injectable } from '@nestjs/common';
import { customer, type CustomerAnswer } from '@five/shared/customers/customers.contract';
import { DataSource } from 'typeorm';
import { DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import type { ListSpecOf } from '../../platform/lists/list-spec.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { Page } from '../../platform/lists/page.ts';
import {
  CALLERS_OF_PHONE,
  callerOf,
  type CustomerClue,
  refuseTwo,
  sameName,
} from './customers.service.ts';
import { answerOf } from '../../platform/rows/answer-of.ts';
import { selectOf } from '../../platform/rows/columns.ts';
import { Customer } from './customer.entity.ts';

interface CustomerRow extends Pick<Customer, (typeof FIELDS)[number]> {
  email: string | null;
  tariff: string;
  user: string | null;
}

const FIELDS = ['reference', 'fullName', 'phone', 'note', 'createdAt'] as const;

const CUSTOMERS: ListSpecOf<'GET customers'> = {
  name: 'customers',
  select: `select ${selectOf(Customer, 'c', FIELDS)}, u.email, t.reference as tariff,
    u.reference as "user"
    from customers c join tariffs t on t.id = c.tariff_id left join users u on u.id = c.user_id`,
  where: 'c.erased_at is null',
  fields: {
    id: { sql: 'c.reference', kind: 'text' },
    phone: { sql: 'c.phone', kind: 'phone' },
    tariff: { sql: 't.reference', kind: 'text' },
    user: { sql: 'u.reference', kind: 'text' },
    sounds: { sql: 'c.search', kind: 'sounds' },
    hasLogin: { sql: '(c.user_id is not null)', kind: 'flag' },
  },
  search: ['c.search'],
  sort: {
    id: 'c.reference',
    name: 'c.search',
    fullName: 'c.search',
    phone: 'c.phone',
    createdAt: 'c.created_at',
  },
  order: 'c.created_at desc',
  tieBreak: 'c.id',
};

/** Reads customer records. */
@Injectable()
export class CustomersQueries {
  constructor(
    private readonly source: DataSource,
    private readonly lists: Lists,
  ) {}

  async page(query: RawQuery): Promise<Page<CustomerAnswer>> {
    return (await this.lists.read<CustomerRow>(CUSTOMERS, query)).map(customerAnswer);
  }

  async one(reference: string): Promise<CustomerAnswer> {
    const [row] = await this.source.query<CustomerRow[]>(
      `${CUSTOMERS.select} where c.reference = $1 and c.erased_at is null`,
      [reference],
    );
    if (!row) throw new DomainError('NOT_FOUND');
    return customerAnswer(row);
  }

  /**
   * Returns the tariff of the customer. Null means the standard tariff, also for an unknown
   * customer. No record is created.
   * @throws DomainError BOOKING_CUSTOMER_REQUIRED, BOOKING_CUSTOMER_UNKNOWN, CUSTOMER_PHONE_INVALID
   * on the fields of `customer`
   */
  async tariffOf(clue: CustomerClue): Promise<number | null> {
    return (await this.known(clue))?.tariffId ?? null;
  }

  /**
   * Returns the record of the customer; null for an unknown customer. No record is created.
   * @throws DomainError with the codes of `tariffOf`
   */
  async known(clue: CustomerClue): Promise<{ id: number; tariffId: number } | null> {
    refuseTwo(clue);
    const person = clue.reference === undefined ? callerOf(clue) : null;
    const rows = await this.source.query<Pick<Customer, 'id' | 'fullName' | 'tariffId'>[]>(
      `select ${selectOf(Customer, 'c', ['id', 'fullName', 'tariffId'])} from customers c
        where ${person ? CALLERS_OF_PHONE : 'c.reference = $1 and c.erased_at is null'}`,
      [person ? person.phone : clue.reference],
    );
    if (person) return sameName(rows, person) ?? null;
    if (!rows[0]) throw fieldRefused('BOOKING_CUSTOMER_UNKNOWN', 'customer.reference');
    return rows[0];
  }
}

const customerAnswer = (row: CustomerRow): CustomerAnswer =>
  answerOf(customer, row, {
    id: row.reference,
    name: row.fullName,
    createdAt: row.createdAt.toISOString(),
  });
