import type { ProofState } from './payments.codes.ts';

/** A transfer proof: a file that shows that the customer has made a bank transfer. */
export interface ProofAnswer {
  /** Reference of the private file, which is available at `files/{reference}`. */
  file: string | null;
  type: 'image/jpeg' | 'application/pdf' | null;
  state: ProofState;
  sentAt: string;
  decidedAt: string | null;
  /** Reason for which staff refused the proof; null unless refused. */
  reason: string | null;
}

/**
 * Request body of `POST bookings/{reference}/proof/refuse` and `POST
 * subscriptions/{reference}/proof/refuse`.
 */
export interface RefuseProofInput {
  reason: string;
}
