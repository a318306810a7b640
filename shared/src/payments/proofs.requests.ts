import { About } from '../platform/checks/about.ts';
import { Line } from '../platform/checks.ts';
import { MAX_REASON } from '../platform/lengths.ts';

/**
 * Request body of `POST bookings/{reference}/proof/refuse` and `POST
 * subscriptions/{reference}/proof/refuse`.
 */
export class RefuseProofRequest {
  @About('Reason, which the customer can read.')
  @Line(MAX_REASON)
  reason: string;
}
