import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { type ContactChangeRequest, ContactsService } from '../../users/contacts.service.ts';
import { LoginsService } from '../../users/logins.service.ts';
import type { UserRow } from '../../users/user-row.ts';
import { AuthLimits } from '../auth.limits.ts';
import { AuthMails } from '../auth.mails.ts';

/**
 * Requests to change the e-mail or phone of an account. The contact changes only after the mailed
 * code is entered.
 */
@Injectable()
export class ContactChanges {
  constructor(
    private readonly logins: LoginsService,
    private readonly contacts: ContactsService,
    private readonly mails: AuthMails,
    private readonly limits: AuthLimits,
  ) {}

  /**
   * Counts a request for a new e-mail or phone, because such a request sends a code.
   * @throws DomainError AUTH_CODE_TOO_MANY
   */
  async count(caller: Caller, wish: ContactChangeRequest): Promise<void> {
    if (this.contacts.isNews(await this.logins.byId(caller.userId), wish))
      await this.limits.changeContact(caller.reference);
  }

  /**
   * Stores the requested changes of a locked account and sends their codes.
   * @throws DomainError AUTH_EMAIL_TAKEN, AUTH_PHONE_TAKEN, AUTH_PHONE_NOT_MOBILE,
   * BOOKING_CODE_UNSENT
   */
  async request(tx: Tx, user: UserRow, wish: ContactChangeRequest): Promise<void> {
    const waiting = await this.contacts.requestChanges(tx, user, wish);
    const pending = waiting.length > 0 ? await this.logins.lock(tx, user.id) : user;
    for (const contact of waiting)
      await (contact === 'phone'
        ? this.mails.phoneCode(tx, pending)
        : this.mails.code(tx, pending, contact));
  }
}
