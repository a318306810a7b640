import { Injectable } from '@nestjs/common';
import { Audit } from '../platform/audit/audit.ts';
import { Clock } from '../platform/clock/clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import { eraseRows, type Owner } from '../platform/personal-data/marked-rows.ts';
import { Customer } from './customers/customer.entity.ts';
import { AccountTraces } from './erasure/account-traces.ts';
import { ErasureBlockers } from './erasure/erasure-blockers.ts';
import { LoginsService } from './logins.service.ts';
import { PersonalData } from './personal-data.ts';
import type { UserRow } from './user-row.ts';
import { User } from './user.entity.ts';
import { lockAdmins, refuseNoAdmin } from './users.staff.service.ts';

/** Export and erasure of a person's data. */
@Injectable()
export class ErasureService {
  constructor(
    private readonly logins: LoginsService,
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly blockers: ErasureBlockers,
    private readonly traces: AccountTraces,
  ) {}

  /**
   * Erases the personal data of a login and ends its sessions. Financial records remain, with a
   * customer record without a name.
   * @param confirmed the login whose password was confirmed
   * @throws DomainError AUTH_ERASE_BLOCKED with the open items; USER_LAST_ADMIN; AUTH_REQUIRED if
   * the login was erased or its password changed meanwhile, which ended its sessions
   */
  async erase(tx: Tx, confirmed: UserRow): Promise<void> {
    if (confirmed.role === 'admin') await lockAdmins(tx);
    const user = await this.logins.lock(tx, confirmed.id);
    if (user.passwordHash !== confirmed.passwordHash) throw new DomainError('AUTH_REQUIRED');
    await tx.query(LOCK_CUSTOMER, [user.customerId]);
    const owner: Owner = {
      userId: user.id,
      customerId: user.customerId,
      reference: user.reference,
    };
    await this.blockers.refuse(tx, owner);
    await this.personalData.erase(tx, owner);
    await this.traces.erase(tx, owner);
    await eraseUser(tx, user.id, this.clock.now());
    await eraseCustomer(tx, user.customerId, this.clock.now());
    if (user.role === 'admin') await refuseNoAdmin(tx);
    await this.audit.record(tx, {
      actor: user.reference,
      act: 'user.erase',
      subjectKind: 'user',
      subject: user.reference,
      from: 'active',
      to: 'erased',
    });
  }
}

/**
 * SQL that locks the customer's row. Bookings, orders and waiting list entries also lock this row
 * first, so that none is added between the check and the erasure.
 */
const LOCK_CUSTOMER = 'select 1 from customers where id = $1 for no key update';

/** Erases the columns of a login that are marked for it. */
export async function eraseUser(tx: Tx, id: number, now: Date): Promise<void> {
  await eraseRows(tx, User, 'id = $1', [id]);
  await tx.query('update users set erased_at = $2 where id = $1', [id, now]);
}

/** Erases the columns of a customer that are marked for it. */
export async function eraseCustomer(tx: Tx, id: number, now: Date): Promise<void> {
  await eraseRows(tx, Customer, 'id = $1', [id]);
  await tx.query('update customers set erased_at = $2 where id = $1', [id, now]);
}
