import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { Audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { fieldRefused } from '../../platform/http/domain-error.ts';
import { Customer } from '../customers/customer.entity.ts';

/** Assigns a tariff to a customer. */
@Injectable()
export class CustomerTariff {
  constructor(private readonly audit: Audit) {}

  /**
   * Sets the customer's tariff.
   * @throws DomainError TARIFF_UNKNOWN if no tariff has the code `code`
   */
  async set(tx: Tx, caller: Caller, customerId: number, code: string): Promise<void> {
    await tx.query('select 1 from customers where id = $1 for update', [customerId]);
    const [row] = await tx.query<{ reference: string; before: string; after: number }[]>(
      `select c.reference, old.reference as before, t.id as after
       from customers c join tariffs old on old.id = c.tariff_id join tariffs t on t.reference = $2
       where c.id = $1`,
      [customerId, code],
    );
    if (!row) throw fieldRefused('TARIFF_UNKNOWN', 'tariff');
    if (row.before === code) return;
    await tx.update(Customer, { id: customerId }, { tariffId: row.after });
    await this.audit.record(tx, {
      actor: caller.reference,
      act: 'customer.tariff',
      subjectKind: 'customer',
      subject: row.reference,
      from: row.before,
      to: code,
    });
  }
}
