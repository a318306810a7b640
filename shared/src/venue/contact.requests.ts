import { About } from '../platform/checks/about.ts';
import { Accepted, Nullable, OneOf, Optional, Paragraph, PersonName } from '../platform/checks.ts';
import { Email, Phone } from '../auth/checks/auth.checks.ts';
import { CONTACT_STATES } from './content.codes.ts';
import type { ContactState } from './content.codes.ts';

/** Body of `POST contact`: a message from the contact form of the site. */
export class ContactRequest {
  @PersonName(120) fullName: string;
  @Phone() phone: string;
  @Email() email: string;
  @About('Plain text of one or several lines.')
  @Paragraph(4000)
  message: string;
  @About('Consent to the use of the data; only `true` is accepted.')
  @Accepted('AUTH_CONDITIONS_NOT_ACCEPTED')
  acceptConditions: true;
}

/**
 * Body of `PUT contact/{id}`, which changes the state of a contact message, or the note that staff
 * wrote on it.
 */
export class UpdateContactRequest {
  @About('State of the message for staff.')
  @Optional()
  @OneOf(CONTACT_STATES)
  state?: ContactState;
  @About('Internal note of staff.')
  @Nullable()
  @Paragraph(2000)
  note?: string | null;
}
