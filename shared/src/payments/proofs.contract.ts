/** Where a transfer proof stands; `closed`: what it was sent for was settled, cancelled or lost without a word on it. */
export const PROOF_STATES = ['open', 'accepted', 'refused', 'closed'] as const;
export type ProofState = (typeof PROOF_STATES)[number];

/** What a customer sent to show that a transfer is under way. */
export interface ProofAnswer {
  /** The private file, read at `files/{reference}`. */
  file: string | null;
  type: 'image/jpeg' | 'application/pdf' | null;
  state: ProofState;
  sentAt: string;
  decidedAt: string | null;
  /** Why it was refused. */
  reason: string | null;
}

/** `POST bookings/{reference}/proof/refuse`, and the same of a pack. */
export interface RefuseProofInput {
  reason: string;
}
