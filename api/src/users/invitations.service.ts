import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { InviteUserRequest } from '@five/shared/customers/customers.requests';
import type { CallerContext } from '../platform/access/caller.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../platform/idempotency/idempotency.ts';
import { Outbox } from '../platform/outbox/outbox.ts';
import { LoginsService, NO_PASSWORD } from './logins.service.ts';
import { emailOf, phoneOf } from '../platform/http/normalized.ts';
import { storedRole } from './stored-role.ts';
import type { UserRow } from './user-row.ts';

/**
 * Invites staff members. The invited person chooses the password, so no other person knows it. The
 * password rules for staff apply from the first day.
 */
@Injectable()
export class Invitations {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly logins: LoginsService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Creates the account of an invited staff member, in the language of the admin. Returns the
   * account's reference.
   * @throws DomainError AUTH_EMAIL_TAKEN, AUTH_PHONE_TAKEN, VALIDATION_FAILED
   */
  invite(
    { caller, locale }: CallerContext,
    { scope, email, phone, name, firstName }: InviteUserRequest,
    idempotency: IdempotencyContext | null,
  ): Promise<string> {
    const role = storedRole(scope);
    if (role === 'player')
      throw new DomainError('VALIDATION_FAILED', {
        fields: [{ field: 'scope', violation: 'choice' }],
      });
    return this.transactions.runOnce(idempotency, async (tx) => {
      const user = await this.logins.create(tx, {
        email: emailOf(email, 'email'),
        phone: phoneOf(phone, 'phone', 'AUTH_PHONE_INVALID'),
        passwordHash: NO_PASSWORD,
        name: name.trim(),
        firstName: firstName.trim(),
        emergencyPhone: null,
        birthDate: null,
        role,
        locale,
        verified: true,
        conditionsVersion: null,
        invitedBy: caller.reference,
      });
      await this.write(tx, user);
      return user.reference;
    });
  }

  /**
   * Disables a player's former password when the player becomes staff. The player must then choose
   * a new password.
   */
  async choosePassword(tx: Tx, user: UserRow): Promise<void> {
    await tx.query('update users set password_hash = $2 where id = $1', [user.id, NO_PASSWORD]);
    await this.write(tx, user);
  }

  private async write(tx: Tx, { reference, firstName }: UserRow): Promise<void> {
    await this.outbox.write(tx, [
      {
        event: `users.invited:${reference}:${randomUUID()}`,
        recipient: reference,
        channel: 'mail',
        template: 'staffInvited',
        parameters: { firstName },
      },
    ]);
  }
}
