import { Injectable } from '@nestjs/common';
import { Audit } from '../platform/audit/audit.ts';
import { Clock } from '../platform/clock/clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import { AccountTraces } from './erasure/account-traces.ts';
import { ErasureBlockers } from './erasure/erasure-blockers.ts';
import { LoginsService } from './logins.service.ts';
import { PersonalData, type Owner } from './personal-data.ts';
import type { UserRow } from './user-row.ts';
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
    await this.traces.erase(tx, user);
    await tx.query(ERASE_USER, [
      user.id,
      `${user.reference.toLowerCase()}@erased.invalid`,
      this.clock.now(),
    ]);
    await tx.query(ERASE_CUSTOMER, [user.customerId, this.clock.now()]);
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
export const ERASE_USER = `update users set email = $2, phone = null, password_hash = '', name = '',
  first_name = '', emergency_phone = null, birth_date = null,
    role = 'player', active = false, public_player = false, address = null, city = null, home_phone
    = null, profession = null, tutor = '{}', tutor_cin = null,
    pending_email = null, pending_phone = null, player_position = null, player_level = null,
    player_photo_id = null, player_search = '', muted = '{}', search = '', erased_at = $3
  where id = $1`;
export const ERASE_CUSTOMER = `update customers set full_name = '', phone = null, note = null,
  search = '', erased_at = $2 where id = $1`;
