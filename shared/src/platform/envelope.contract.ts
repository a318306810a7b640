import type { EraseBlocker } from '../auth/auth.contract.ts';
import type { AlternativeSlot } from '../bookings/bookings.contract.ts';
import type { SeriesPlanAnswer } from '../bookings/series.contract.ts';
import type { ErrorCode } from '../errors/error-codes.ts';
import type { StandingOnPitch } from '../slots/slots.contract.ts';

/** Response of a write. For a `DELETE`, `data` is the caller's new list. */
export interface Success<T> {
  status: 'success';
  message: string;
  data: T;
}

export interface FieldError {
  /** Path inside the body, such as `endTime` or `addons.0.quantity`. */
  field: string;
  message: string;
}

export interface Failure {
  /** `verifyError` is the status of the verification call for a wrong code. */
  status: 'error' | 'verifyError';
  message: string;
  code: ErrorCode;
  errorMessages: FieldError[];
  /** With `BOOKING_SLOT_TAKEN`: up to three nearest free slots. */
  alternatives?: AlternativeSlot[];
  /** With `BLOCK_SLOT_TAKEN`: what occupies the slot, in chronological order. */
  standing?: StandingOnPitch[];
  /** With `AUTH_ERASE_BLOCKED`: items to settle first. */
  blockers?: EraseBlocker[];
  /** With `SERIES_CHANGED`: the current plan. */
  plan?: SeriesPlanAnswer;
  /** With `SERIES_HOURS_MISSING`: hours without a pack, and the total. */
  missing?: number;
  hours?: number;
  /** With `BOOKING_ADDON_OUT_OF_STOCK`: the add-on, and its remaining stock. */
  addon?: string;
  left?: number;
  /** With `PAYMENT_EXCEEDS_DUE`: the amount due. */
  dueCents?: number;
}

/** Default and maximum number of rows of a list. */
export const MAX_LIST_ROWS = 100;
