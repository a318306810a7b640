import { Line } from '../platform/checks.ts';
import { MAX_REASON } from '../platform/lengths.ts';
import type { RefuseProofInput } from './proofs.contract.ts';

/**
 * Request body of `POST bookings/{reference}/proof/refuse` and `POST
 * subscriptions/{reference}/proof/refuse`.
 */
export class RefuseProofRequest implements RefuseProofInput {
  @Line(MAX_REASON) reason: string;
}
