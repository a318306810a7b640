import { Injectable } from '@nestjs/common';
import type { UpdateContactRequest } from '@five/shared/venue/contact.requests';
import type { Caller } from '../../platform/access/caller.ts';
import { Audit } from '../../platform/audit/audit.ts';
import { isChanged } from '../../platform/audit/changes.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { Idempotency } from '../../platform/idempotency/idempotency.ts';
import { Realtime } from '../../platform/realtime/realtime.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { eventsOf } from './contact.mails.ts';
import { ContactMessage } from './contact-message.entity.ts';

/**
 * Updates the state and the note of a contact message, and erases messages, on request of staff.
 */
@Injectable()
export class ContactStaffService {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
    private readonly realtime: Realtime,
  ) {}

  async update(
    by: Caller,
    reference: string,
    { state, note }: UpdateContactRequest,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      const message = await locked(tx, reference);
      const [from, before] = [message.state, { ...message }];
      if (state !== undefined) message.state = state;
      if (note !== undefined) message.note = note;
      await tx.save(message);
      if (!isChanged(before, message)) return;
      this.realtime.emitAfterCommit(tx, { namespace: '/desk', room: null }, 'contact', {
        reference,
      });
      await this.audit.record(tx, {
        actor: by.reference,
        act: 'contact.update',
        subjectKind: 'contact',
        subject: reference,
        from,
        to: message.state,
      });
    });
  }

  /** Erases a contact message with its mails and stored response, when its author requests this. */
  async erase(by: Caller, reference: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { id, state } = await locked(tx, reference);
      await tx.delete(ContactMessage, { id });
      await this.outbox.erase(tx, eventsOf(reference));
      await this.idempotency.forgetOf(tx, [reference]);
      this.realtime.emitAfterCommit(tx, { namespace: '/desk', room: null }, 'contact', {
        reference,
      });
      await this.audit.record(tx, {
        actor: by.reference,
        act: 'contact.erase',
        subjectKind: 'contact',
        subject: reference,
        from: state,
      });
    });
  }
}

async function locked(tx: Tx, reference: string): Promise<ContactMessage> {
  const message = await tx.findOne(ContactMessage, {
    where: { reference },
    lock: { mode: 'pessimistic_write' },
  });
  if (!message) throw new DomainError('NOT_FOUND');
  return message;
}
