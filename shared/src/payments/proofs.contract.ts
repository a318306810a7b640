/**
 * State of a transfer proof; `closed`: its target was settled, cancelled or expired without a
 * decision.
 */
export const PROOF_STATES = ['open', 'accepted', 'refused', 'closed'] as const;
export type ProofState = (typeof PROOF_STATES)[number];

/** A file that shows that a transfer is under way. */
export interface ProofAnswer {
  /** The private file, available at `files/{reference}`. */
  file: string | null;
  type: 'image/jpeg' | 'application/pdf' | null;
  state: ProofState;
  sentAt: string;
  decidedAt: string | null;
  /** Reason for the refusal of the proof. */
  reason: string | null;
}

/** `POST bookings/{reference}/proof/refuse` and `POST subscriptions/{reference}/proof/refuse`. */
export interface RefuseProofInput {
  reason: string;
}
