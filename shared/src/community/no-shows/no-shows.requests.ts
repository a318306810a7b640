import { About } from '../../platform/checks/about.ts';
import { Flag, Line, OneOf, Optional, Paragraph } from '../../platform/checks.ts';
import { MAX_REASON } from '../../platform/lengths.ts';
import { NO_SHOW_OUTCOMES } from '../matches/reliability.codes.ts';
import type { NoShowOutcome } from '../matches/reliability.codes.ts';

/** Request body of `POST matches/{token}/answers/{id}/no-show`. */
export class MarkNoShowOfSeatRequest {
  @About('False revokes the no-show.')
  @Optional()
  @Flag()
  noShow?: boolean;
}

/** Request body of the disputes of a booking and of a seat. */
export class DisputeNoShowRequest {
  @About("What happened, in the player's own words, for staff.")
  @Optional()
  @Paragraph(MAX_REASON)
  reason?: string;
}

/**
 * Request body of `POST no_show_disputes/{reference}/settle`. A refusal requires a reason
 * (`NO_SHOW_REASON_REQUIRED`).
 */
export class SettleNoShowDisputeRequest {
  @About('`accepted` revokes the no-show; `refused` keeps it.')
  @OneOf(NO_SHOW_OUTCOMES)
  outcome: NoShowOutcome;
  @About('Reason; the player reads that of a refusal.')
  @Optional()
  @Line(MAX_REASON)
  reason?: string;
}
