import type { EraseBlocker } from '../auth/auth.contract.ts';
import type { AlternativeSlot } from '../bookings/bookings.contract.ts';
import type { SeriesPlanAnswer } from '../bookings/series.contract.ts';
import type { ErrorCode } from '../errors/error-codes.ts';
import type { StandingOnPitch } from '../slots/slots.contract.ts';

/**
 * Response of a write. In the response to most `DELETE` calls, `data` is the list that remains,
 * such as the caller's bookings after a cancellation.
 */
export interface Success<T> {
  status: 'success';
  message: string;
  data: T;
}

export interface FieldError {
  /** Path of the field inside the body, such as `endTime` or `addons.0.quantity`. */
  field: string;
  message: string;
}

export interface Failure {
  /**
   * `verifyError` replaces `error` only if the endpoint that verifies an account gets a wrong code.
   */
  status: 'error' | 'verifyError';
  message: string;
  code: ErrorCode;
  errorMessages: FieldError[];
  /** Present with `BOOKING_SLOT_TAKEN`: up to three nearest free slots. */
  alternatives?: AlternativeSlot[];
  /** Present with `BLOCK_SLOT_TAKEN`: the entries that occupy the slot, in chronological order. */
  standing?: StandingOnPitch[];
  /**
   * Present with `AUTH_ERASE_BLOCKED`: the items that the user must settle before the account can
   * be erased.
   */
  blockers?: EraseBlocker[];
  /** Present with `SERIES_CHANGED`: the current plan of the series (a weekly booking). */
  plan?: SeriesPlanAnswer;
  /**
   * Present with `SERIES_HOURS_MISSING`: the number of hours that the customer's packs do not
   * cover, and the total number of hours of the series.
   */
  missing?: number;
  hours?: number;
  /**
   * Present with `BOOKING_ADDON_OUT_OF_STOCK`: the reference of the add-on, and the quantity that
   * is still available.
   */
  addon?: string;
  left?: number;
  /** Present with `PAYMENT_EXCEEDS_DUE`: the amount due in centimes. */
  dueCents?: number;
}
