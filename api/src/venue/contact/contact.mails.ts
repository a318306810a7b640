import type { OutboxEntry } from '../../platform/outbox/outbox.ts';
import type { ContactMessage } from './contact-message.entity.ts';

/** Event key of the outbox messages about the contact message with this reference. */
export const eventsOf = (reference: string): string => `contact.received:${reference}`;

/** The mail that informs the venue about a new contact message. */
export function mailOf(
  { reference, fullName, phone, email, message }: ContactMessage,
  venueEmail: string,
): OutboxEntry {
  return {
    event: eventsOf(reference),
    recipient: `mailto:${venueEmail}`,
    channel: 'mail',
    template: 'contactReceived',
    parameters: { reference, fullName, phone, email, message },
  };
}
