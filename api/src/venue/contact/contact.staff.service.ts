import { Injectable } from '@nestjs/common';
import type { UpdateContactRequest } from '@five/shared/venue/contact.requests';
import type { Caller } from '../../platform/access/caller.ts';
import { Audit } from '../../platform/audit/audit.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { Live } from '../../platform/live/live.ts';
import { ContactMessage } from './contact-message.entity.ts';

/** What the desk does with a message. */
@Injectable()
export class ContactStaffService {
  constructor(private readonly transactions: Transactions, private readonly audit: Audit, private readonly live: Live) {}

  async update(by: Caller, reference: string, { state, note }: UpdateContactRequest): Promise<void> {
    await this.transactions.run(async (tx) => {
      const message = await tx.findOne(ContactMessage, { where: { reference }, lock: { mode: 'pessimistic_write' } });
      if (!message) throw new DomainError('NOT_FOUND');
      const from = message.state;
      if (state !== undefined) message.state = state;
      if (note !== undefined) message.note = note;
      await tx.save(message);
      this.live.tell(tx, '/desk', null, 'contact', { reference });
      await this.audit.record(tx, { actor: by.reference, act: 'contact.update', subjectKind: 'contact', subject: reference, from, to: message.state });
    });
  }
}
