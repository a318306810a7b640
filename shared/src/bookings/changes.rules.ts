import { minutesFrom, plusMinutes } from '../time/instant.ts';
import { isLive, isToCome } from './bookings.codes.ts';
import type { BookingStatus, PaymentMethod } from './bookings.codes.ts';
import { hasLapsed } from './holds.rules.ts';

/** Hours after the end in which staff may record or revoke a no-show. */
export const NO_SHOW_HOURS = 24;

interface Timed {
  status: BookingStatus;
  start: Date;
  now: Date;
}

export type CancelProblem =
  'BOOKING_ALREADY_CANCELLED' | 'BOOKING_EXPIRED' | 'BOOKING_BEGUN' | 'BOOKING_NOT_CANCELLABLE';

/**
 * Why a booking cannot be cancelled: its owner may until the start, staff also later while it is
 * not completed.
 */
export function cancelProblem({ status, start, now }: Timed, desk: boolean): CancelProblem | null {
  if (status === 'cancelled') return 'BOOKING_ALREADY_CANCELLED';
  if (status === 'expired') return 'BOOKING_EXPIRED';
  if (status === 'completed' || status === 'no_show')
    return desk ? 'BOOKING_NOT_CANCELLABLE' : 'BOOKING_BEGUN';
  return !desk && start <= now ? 'BOOKING_BEGUN' : null;
}

/**
 * Whether a cancellation now forfeits the paid money or hours: later than `freeCancelHours` before
 * the start, by the owner, or by staff with `keep`.
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
 * Why staff cannot confirm: only a pending booking can be confirmed, and one whose hold has ended
 * is expired.
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
  'BOOKING_NO_SHOW_STATE' | 'BOOKING_NO_SHOW_TOO_EARLY' | 'BOOKING_NO_SHOW_CLOSED';

/**
 * Why staff cannot record a no-show (`noShow`) or revoke it: it is possible from the start until 24
 * hours after the end.
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
 * State after a revoked no-show: while the hour runs the booking is confirmed, and can be moved,
 * extended and cancelled as before.
 */
export function showedUpAs({ end, now }: { end: Date; now: Date }): 'confirmed' | 'completed' {
  return now < end ? 'confirmed' : 'completed';
}

/** Why staff cannot move a booking: only an active one that has not ended can be moved. */
export function moveProblem({
  status,
  end,
  now,
}: {
  status: BookingStatus;
  end: Date;
  now: Date;
}): 'BOOKING_NOT_MOVABLE' | null {
  return isToCome(status) && now < end ? null : 'BOOKING_NOT_MOVABLE';
}

/**
 * Why add-ons cannot be changed: by the owner before any payment and before the start, by staff
 * while the booking is active.
 */
export function addonsProblem({
  status,
  start,
  now,
  paidCents,
  desk,
}: Timed & { paidCents: number; desk: boolean }): 'BOOKING_ADDONS_CLOSED' | null {
  const isOpen = desk ? isLive(status) : isToCome(status) && now < start && paidCents === 0;
  return isOpen ? null : 'BOOKING_ADDONS_CLOSED';
}

/**
 * Why pack hours cannot replace a payment. The booking must be upcoming, or running if staff do it,
 * and without payments, because payments are refunded first.
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
  const isAhead = isToCome(status) && now < (desk ? end : start);
  return isAhead && paymentMethod !== 'pack' && paidCents === 0 ? null : 'BOOKING_HOURS_CLOSED';
}

interface Payable extends Timed {
  end: Date;
  paymentMethod: PaymentMethod;
  paidCents: number;
  desk: boolean;
}

/**
 * Refused proofs after which a booking accepts no further one, because each pauses the hold until
 * its review.
 */
const MOST_REFUSED = 3;

/**
 * Why a transfer proof is not accepted. Only a pending transfer booking awaits a proof, a series is
 * pending as a whole, and three refused proofs are the limit.
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
  /** Number of refused proofs. */
  refused?: number;
}
