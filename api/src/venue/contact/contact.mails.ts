import type { OutboxEntry } from '../../platform/outbox/outbox.ts';
import type { ContactMessage } from './contact-message.entity.ts';

/** How each event begins that tells of a message. */
export const eventsOf = (reference: string): string => `contact.received:${reference}`;

/** What the venue is written when somebody wrote to it. */
export function mailOf({ reference, fullName, phone, email, message }: ContactMessage, venueEmail: string): OutboxEntry {
  return {
    event: eventsOf(reference), recipient: `mailto:${venueEmail}`, channel: 'mail', template: 'contactReceived',
    parameters: { reference, fullName, phone, email, message },
  };
}
