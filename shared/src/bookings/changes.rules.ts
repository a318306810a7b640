import { minutesFrom, plusMinutes } from '../time/instant.ts';
import { isLive, isUpcoming } from './bookings.codes.ts';
import type { BookingStatus, PaymentMethod } from './bookings.codes.ts';
import { hasLapsed } from './bookings.rules.ts';

/** Number of hours after the end in which staff may record or revoke a no-show. */
export const NO_SHOW_HOURS = 24;

interface Timed {
  status: BookingStatus;
  start: Date;
  now: Date;
}

export type CancelProblem =
  | 'BOOKING_ALREADY_CANCELLED'
  | 'BOOKING_EXPIRED'
  | 'BOOKING_BEGUN'
  | 'BOOKING_NOT_CANCELLABLE';

/**
 * Returns why a booking cannot be cancelled, or null. The owner may cancel until the start; staff
 * may also cancel later, while the booking is not completed.
 */
export function cancelProblem({ status, start, now }: Timed, desk: boolean): CancelProblem | null {
  if (status === 'cancelled') return 'BOOKING_ALREADY_CANCELLED';
  if (status === 'expired') return 'BOOKING_EXPIRED';
  if (status === 'completed' || status === 'no_show')
    return desk ? 'BOOKING_NOT_CANCELLABLE' : 'BOOKING_BEGUN';
  return !desk && start <= now ? 'BOOKING_BEGUN' : null;
}

/**
 * Whether a cancellation now forfeits the paid money or hours. This is true if fewer than
 * `freeCancelHours` are left before the start, and the owner cancels or staff cancel with `keep`.
 */
export function isForfeited({
  start,
  now,
  freeCancelHours,
  desk,
  keep = false,
}: {
  start: Date;
  now: Date;
  freeCancelHours: number;
  desk: boolean;
  keep?: boolean;
}): boolean {
  return (!desk || keep) && minutesFrom(now, start) < freeCancelHours * 60;
}

/**
 * Returns why staff cannot confirm a booking, or null. Only a pending booking can be confirmed; it
 * counts as expired once its hold has ended.
 */
export function confirmProblem({
  status,
  holdExpiresAt,
  now,
}: {
  status: BookingStatus;
  holdExpiresAt: Date | null;
  now: Date;
}): 'BOOKING_EXPIRED' | 'BOOKING_ALREADY_CANCELLED' | 'BOOKING_NOT_CONFIRMABLE' | null {
  if (status === 'cancelled') return 'BOOKING_ALREADY_CANCELLED';
  if (status === 'expired') return 'BOOKING_EXPIRED';
  if (status !== 'pending') return 'BOOKING_NOT_CONFIRMABLE';
  return holdExpiresAt !== null && hasLapsed(holdExpiresAt, now) ? 'BOOKING_EXPIRED' : null;
}

export type NoShowProblem =
  | 'BOOKING_NO_SHOW_STATE'
  | 'BOOKING_NO_SHOW_TOO_EARLY'
  | 'BOOKING_NO_SHOW_CLOSED';

/**
 * Returns why staff cannot record a no-show (`noShow`) or revoke a no-show, or null. Both are
 * possible from the start until 24 hours after the end.
 */
export function noShowProblem({
  status,
  start,
  end,
  now,
  noShow,
}: Timed & { end: Date; noShow: boolean }): NoShowProblem | null {
  const from: readonly BookingStatus[] = noShow ? ['confirmed', 'completed'] : ['no_show'];
  if (!from.includes(status)) return 'BOOKING_NO_SHOW_STATE';
  if (now < start) return 'BOOKING_NO_SHOW_TOO_EARLY';
  return now > plusMinutes(end, NO_SHOW_HOURS * 60) ? 'BOOKING_NO_SHOW_CLOSED' : null;
}

/**
 * Returns the state after a no-show was revoked. Before the end the booking is confirmed, and can
 * be moved, extended and cancelled as before.
 */
export function showedUpAs({ end, now }: { end: Date; now: Date }): 'confirmed' | 'completed' {
  return now < end ? 'confirmed' : 'completed';
}

/**
 * Returns why staff cannot move a booking, or null. Only an active booking that has not ended can
 * be moved.
 */
export function moveProblem({
  status,
  end,
  now,
}: {
  status: BookingStatus;
  end: Date;
  now: Date;
}): 'BOOKING_NOT_MOVABLE' | null {
  return isUpcoming(status) && now < end ? null : 'BOOKING_NOT_MOVABLE';
}

/**
 * Returns why add-ons cannot be changed, or null. The owner may change them before any payment and
 * before the start, staff while the booking is active.
 */
export function addonsProblem({
  status,
  start,
  now,
  paidCents,
  desk,
}: Timed & { paidCents: number; desk: boolean }): 'BOOKING_ADDONS_CLOSED' | null {
  const isOpen = desk ? isLive(status) : isUpcoming(status) && now < start && paidCents === 0;
  return isOpen ? null : 'BOOKING_ADDONS_CLOSED';
}

/**
 * Returns why pack hours cannot pay for a booking, or null. The booking must be upcoming; for staff
 * it may also be running. It must have no payments, because payments are refunded first.
 */
export function hoursProblem({
  status,
  start,
  end,
  now,
  paymentMethod,
  paidCents,
  desk,
}: Payable): 'BOOKING_HOURS_CLOSED' | null {
  const isAhead = isUpcoming(status) && now < (desk ? end : start);
  return isAhead && paymentMethod !== 'pack' && paidCents === 0 ? null : 'BOOKING_HOURS_CLOSED';
}

interface Payable extends Timed {
  end: Date;
  paymentMethod: PaymentMethod;
  paidCents: number;
  desk: boolean;
}

/**
 * Maximum number of refused transfer proofs of a booking. Each proof pauses the hold until its
 * review, so without a limit the hold could be extended forever.
 */
const MOST_REFUSED = 3;

/**
 * Returns the error code if a booking does not accept a transfer proof, else null. The booking must
 * be pending, be payable by transfer, and have fewer than three refused proofs. A booking of a
 * series accepts none.
 */
export function proofProblem({
  status,
  paymentMethod,
  series = null,
  refused = 0,
}: AwaitedProof): 'BOOKING_PROOF_CLOSED' | null {
  return status === 'pending' &&
    paymentMethod === 'transfer' &&
    series === null &&
    refused < MOST_REFUSED
    ? null
    : 'BOOKING_PROOF_CLOSED';
}

interface AwaitedProof {
  status: BookingStatus;
  paymentMethod: string;
  series?: string | null;
  /** Number of transfer proofs that staff refused. */
  refused?: number;
}
