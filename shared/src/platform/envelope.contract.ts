import type { EraseBlocker } from '../auth/auth.contract.ts';
import type { AlternativeSlot } from '../bookings/bookings.contract.ts';
import type { SeriesPlanAnswer } from '../bookings/series.contract.ts';
import type { ErrorCode } from '../errors/error-codes.ts';
import type { StandingOnPitch } from '../slots/slots.contract.ts';

/** What a write answers. A `DELETE` puts the caller's new list into `data`. */
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
  /** `verifyError` is the verification call's own word for a wrong code. */
  status: 'error' | 'verifyError';
  message: string;
  code: ErrorCode;
  errorMessages: FieldError[];
  /** With `BOOKING_SLOT_TAKEN`: up to three nearest free slots. */
  alternatives?: AlternativeSlot[];
  /** With `BLOCK_SLOT_TAKEN`: what stands there, in its order. */
  standing?: StandingOnPitch[];
  /** With `AUTH_ERASE_BLOCKED`: what has to be settled first. */
  blockers?: EraseBlocker[];
  /** With `SERIES_CHANGED`: what would be booked now. */
  plan?: SeriesPlanAnswer;
  /** With `SERIES_HOURS_MISSING`: how many hours no pack pays, of how many. */
  missing?: number;
  hours?: number;
  /** With `BOOKING_ADDON_OUT_OF_STOCK`: of which addon, and how many are left. */
  addon?: string;
  left?: number;
  /** With `PAYMENT_EXCEEDS_DUE`: what is left to pay. */
  dueCents?: number;
}

/** The range of rows that a list answers when none is asked for, and at most. */
export const MAX_LIST_ROWS = 100;
