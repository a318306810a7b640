import { Injectable } from '@nestjs/common';
import type { ContactRequest } from '@five/shared/venue/contact.requests';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../platform/idempotency/idempotency.ts';
import { emailOf, phoneOf } from '../../platform/http/normalized.ts';
import { Limits } from '../../platform/limits/limits.ts';
import { Realtime } from '../../platform/realtime/realtime.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { newReference } from '../../platform/references.ts';
import { searchText } from '../../platform/texts/content-language.ts';
import { VenueSettings } from '../../settings/venue-settings.ts';
import { mailOf } from './contact.mails.ts';
import { ContactMessage } from './contact-message.entity.ts';

// At most 10 messages in a quarter of an hour per IP address. Visitors on the same network share an
// IP address, but together they do not write that often.
const FROM_ONE_ADDRESS = { points: 10, seconds: 15 * 60 };

/** Receives contact messages. */
@Injectable()
export class ContactService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly limits: Limits,
    private readonly settings: VenueSettings,
    private readonly outbox: Outbox,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a contact message, notifies the desk (reception) and mails the venue. Returns the
   * message's reference.
   */
  async receive(
    request: ContactRequest,
    address: string,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    await this.limits.take('contact', address, FROM_ONE_ADDRESS);
    const { email, policiesVersion } = await this.settings.current();
    return this.transactions.runOnce(idempotency, async (tx) => {
      const message = await tx.save(this.made(tx, request, policiesVersion));
      await this.outbox.write(tx, [mailOf(message, email)]);
      this.realtime.emitAfterCommit(tx, { namespace: '/desk', room: null }, 'contact', {
        reference: message.reference,
      });
      return message.reference;
    });
  }

  private made(
    tx: Tx,
    { fullName, phone, email, message }: ContactRequest,
    policiesVersion: string,
  ): ContactMessage {
    const reference = newReference('CT');
    return tx.create(ContactMessage, {
      reference,
      policiesVersion,
      fullName: fullName.trim(),
      phone: phoneOf(phone, 'phone', 'AUTH_PHONE_INVALID'),
      email: emailOf(email, 'email'),
      message: message.trim(),
      state: 'new',
      note: null,
      search: searchText(reference, fullName, phone, email, message),
      createdAt: this.clock.now(),
    });
  }
}
