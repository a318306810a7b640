import { actor } from '../bookings/bookings.contract.ts';
import {
  about,
  instant,
  nullable,
  object,
  reference,
  type Schema,
  text,
  type TypeOf,
} from '../platform/schema.ts';

const facts: Schema<Record<string, unknown>> = { type: 'object', additionalProperties: true };

export const auditEntry = object('AuditEntry', {
  id: reference('audit'),
  reference: reference('audit'),
  at: instant(),
  wall: about('Local time of the change at the venue: `YYYY-MM-DDTHH:mm`.', text()),
  actor: about(
    'The user that made the change; null for a scheduled job. Players see no name except their ' +
      'own.',
    nullable(actor),
  ),
  act: about('Code of the change, such as `booking.cancel`.', text()),
  subjectKind: about(
    'Kind of the changed record, such as `booking`, `customer` or `venue`.',
    text(),
  ),
  subject: about('Reference or code of the changed record.', text()),
  from: about('State before the change; null for a change without states.', nullable(text())),
  to: about('State after the change; null for a change without states.', nullable(text())),
  reason: about('Reason that the user entered; null: none.', nullable(text())),
  changed: about(
    'Further details of the change: names of fields, codes and sums, but no personal data.',
    nullable(facts),
  ),
  sentence: about("The change as a sentence in the reader's language.", text()),
});
/** An entry of the audit trail. */
export type AuditEntryAnswer = TypeOf<typeof auditEntry>;
