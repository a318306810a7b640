import {
  about,
  instant,
  nullable,
  object,
  oneOf,
  reference,
  text,
  type TypeOf,
} from '../platform/schema.ts';
import { PROOF_STATES } from './payments.codes.ts';

export const proof = object('Proof', {
  file: about(
    'Reference of the private file, which is available at `files/{reference}`.',
    nullable(reference('file')),
  ),
  type: about(
    'Content type of the file; null once the file is deleted.',
    nullable(oneOf(['image/jpeg', 'application/pdf'])),
  ),
  state: about(
    '`closed`: the booking or pack was paid, cancelled or expired before a decision.',
    oneOf(PROOF_STATES),
  ),
  sentAt: instant(),
  decidedAt: about('Time of the decision; null while open.', nullable(instant())),
  reason: about('Reason for which staff refused the proof; null unless refused.', nullable(text())),
});
/** A transfer proof: a file that shows that the customer has made a bank transfer. */
export type ProofAnswer = TypeOf<typeof proof>;
