import { Line } from '../platform/checks.ts';
import type { RefuseProofInput } from './proofs.contract.ts';

/** `POST bookings/{reference}/proof/refuse` and `POST subscriptions/{reference}/proof/refuse`. */
export class RefuseProofRequest implements RefuseProofInput {
  @Line(300) reason: string;
}
