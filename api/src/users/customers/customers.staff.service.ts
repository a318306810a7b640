import { Injectable } from '@nestjs/common';
import type {
  AdminUpdateCustomerRequest,
  CreateCustomerRequest,
} from '@five/shared/customers/customers.requests';
import type { Caller } from '../../platform/access/caller.ts';
import { Audit } from '../../platform/audit/audit.ts';
import { changesBetween } from '../../platform/audit/changes.ts';
import { lockThenRead, type Tx } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../platform/idempotency/idempotency.ts';
import { AccountListeners } from '../account-listeners.ts';
import { CustomersService } from './customers.service.ts';
import { phoneOf } from '../../platform/http/normalized.ts';
import { personSearch } from '../search-text.ts';
import { CustomerTariff } from '../tariffs/customer-tariff.ts';
import { selectOf } from '../../platform/rows/columns.ts';
import { Customer } from './customer.entity.ts';

const FIELDS = ['id', 'reference', 'fullName', 'phone', 'note'] as const;

interface StoredCustomer extends Pick<Customer, (typeof FIELDS)[number]> {
  email: string | null;
  user: string | null;
}

/** Customer records for staff. */
@Injectable()
export class CustomersStaffService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly customers: CustomersService,
    private readonly audit: Audit,
    private readonly listeners: AccountListeners,
    private readonly tariffs: CustomerTariff,
  ) {}

  /**
   * Creates a record, or finds the record with the same name and phone. Returns the reference of
   * the record.
   */
  create(
    caller: Caller,
    { name, phone, note }: CreateCustomerRequest,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    return this.transactions.runOnce(idempotency, async (tx) => {
      const customer = await this.customers.known(
        tx,
        { fullName: name.trim(), phone: phoneOf(phone, 'phone'), note: note?.trim() || null },
        caller.reference,
      );
      return customer.reference;
    });
  }

  update(caller: Caller, reference: string, change: AdminUpdateCustomerRequest): Promise<void> {
    if (change.tariff !== undefined && caller.role !== 'admin') throw new DomainError('FORBIDDEN');
    return this.transactions.run(async (tx) => {
      const customer = await locked(tx, reference);
      await this.rewrite(tx, caller, customer, change);
      if (change.tariff !== undefined)
        await this.tariffs.set(tx, caller, customer.id, change.tariff);
      if (customer.user !== null) await this.listeners.changed(tx, customer.user);
    });
  }

  private async rewrite(
    tx: Tx,
    caller: Caller,
    customer: StoredCustomer,
    { name, phone, note }: AdminUpdateCustomerRequest,
  ): Promise<void> {
    const fullName = name?.trim() ?? customer.fullName;
    const number = phone === undefined ? customer.phone : phoneOf(phone, 'phone');
    const noted = note === undefined ? customer.note : note.trim() || null;
    const fields = Object.keys(
      changesBetween(
        { name: customer.fullName, phone: customer.phone, note: customer.note },
        { name: fullName, phone: number, note: noted },
      ),
    );
    if (fields.length === 0) return;
    const search = personSearch([fullName, customer.email, customer.reference], number);
    await tx.update(
      Customer,
      { id: customer.id },
      { fullName, phone: number, note: noted, search },
    );
    await this.audit.record(tx, {
      actor: caller.reference,
      act: 'customer.update',
      subjectKind: 'customer',
      subject: customer.reference,
      changed: { fields },
    });
  }
}

async function locked(tx: Tx, reference: string): Promise<StoredCustomer> {
  const select = `select ${selectOf(Customer, 'c', FIELDS)}, u.email, u.reference as "user"
    from customers c left join users u on u.id = c.user_id`;
  const [row] = await lockThenRead<StoredCustomer>(
    tx,
    { select, key: 'c.id' },
    'select c.id from customers c where c.reference = $1 and c.erased_at is null for update',
    [reference],
  );
  if (!row) throw new DomainError('NOT_FOUND');
  return row;
}
