import { Line } from '../platform/checks.ts';
import { MAX_REASON } from '../platform/lengths.ts';

/**
 * Request body of `POST bookings/{reference}/proof/refuse` and `POST
 * subscriptions/{reference}/proof/refuse`.
 */
export class RefuseProofRequest {
  @Line(MAX_REASON) reason: string;
}
