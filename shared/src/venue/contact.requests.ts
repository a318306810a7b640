import {
  Accepted,
  Email,
  Nullable,
  OneOf,
  Optional,
  Paragraph,
  PersonName,
  Phone,
} from '../platform/checks.ts';
import { CONTACT_STATES } from './content.codes.ts';
import type { ContactState } from './content.codes.ts';

/** Body of `POST contact`: a message from the contact form of the site. */
export class ContactRequest {
  @PersonName(120) fullName: string;
  @Phone() phone: string;
  @Email() email: string;
  @Paragraph(4000) message: string;
  @Accepted('AUTH_CONDITIONS_NOT_ACCEPTED') acceptConditions: true;
}

/**
 * Body of `PUT contact/{id}`, which changes the state of a contact message, or the note that staff
 * wrote on it.
 */
export class UpdateContactRequest {
  @Optional() @OneOf(CONTACT_STATES) state?: ContactState;
  @Nullable() @Paragraph(2000) note?: string | null;
}
