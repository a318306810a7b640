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

/** `POST contact`: a message of the contact form. */
export class ContactRequest {
  @PersonName(120) fullName: string;
  @Phone() phone: string;
  @Email() email: string;
  @Paragraph(4000) message: string;
  @Accepted('AUTH_CONDITIONS_NOT_ACCEPTED') acceptConditions: true;
}

/** `PUT contact/{id}`: changes the state of a message, or the staff's note on it. */
export class UpdateContactRequest {
  @Optional() @OneOf(CONTACT_STATES) state?: ContactState;
  @Nullable() @Paragraph(2000) note?: string | null;
}
