import { PROOF_STATES } from './payments.codes.ts';
import {
  instant,
  nullable,
  object,
  oneOf,
  reference,
  type Schema,
  text,
} from '../platform/schema.ts';
import type { ProofAnswer } from './proofs.contract.ts';

export const proof: Schema<ProofAnswer> = object<ProofAnswer>('Proof', {
  file: nullable(reference('file')),
  type: nullable(oneOf(['image/jpeg', 'application/pdf'])),
  state: oneOf(PROOF_STATES),
  sentAt: instant(),
  decidedAt: nullable(instant()),
  reason: nullable(text()),
});
