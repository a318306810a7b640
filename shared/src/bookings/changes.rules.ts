import { minutesFrom, plusMinutes } from '../time/instant.ts';
import { isLive, isToCome } from './bookings.codes.ts';
import type { BookingStatus, PaymentMethod } from './bookings.codes.ts';
import { hasLapsed } from './holds.rules.ts';

/** Hours after the end in which the desk may say that nobody came, or take it back. */
export const NO_SHOW_HOURS = 24;

interface Timed {
  status: BookingStatus;
  start: Date;
  now: Date;
}

export type CancelProblem = 'BOOKING_ALREADY_CANCELLED' | 'BOOKING_EXPIRED' | 'BOOKING_BEGUN' | 'BOOKING_NOT_CANCELLABLE';

/** Why a booking cannot be cancelled: its owner may until the start, the desk also after it while it is not completed. */
export function cancelProblem({ status, start, now }: Timed, desk: boolean): CancelProblem | null {
  if (status === 'cancelled') return 'BOOKING_ALREADY_CANCELLED';
  if (status === 'expired') return 'BOOKING_EXPIRED';
  if (status === 'completed' || status === 'no_show') return desk ? 'BOOKING_NOT_CANCELLABLE' : 'BOOKING_BEGUN';
  return !desk && start <= now ? 'BOOKING_BEGUN' : null;
}

/** Whether cancelling now forfeits what was paid, in money or hours: later than `freeCancelHours` before the start, by the owner, or by the desk where it keeps it (`keep`). */
export function isForfeited({ start, now, freeCancelHours, desk, keep = false }: { start: Date; now: Date; freeCancelHours: number; desk: boolean; keep?: boolean }): boolean {
  return (!desk || keep) && minutesFrom(now, start) < freeCancelHours * 60;
}

/** Why the desk cannot confirm: only a pending booking waits for it, and one whose hold has run out is expired. */
export function confirmProblem({ status, holdExpiresAt, now }: { status: BookingStatus; holdExpiresAt: Date | null; now: Date }): 'BOOKING_EXPIRED' | 'BOOKING_ALREADY_CANCELLED' | 'BOOKING_NOT_CONFIRMABLE' | null {
  if (status === 'cancelled') return 'BOOKING_ALREADY_CANCELLED';
  if (status === 'expired') return 'BOOKING_EXPIRED';
  if (status !== 'pending') return 'BOOKING_NOT_CONFIRMABLE';
  return holdExpiresAt !== null && hasLapsed(holdExpiresAt, now) ? 'BOOKING_EXPIRED' : null;
}

export type NoShowProblem = 'BOOKING_NO_SHOW_STATE' | 'BOOKING_NO_SHOW_TOO_EARLY' | 'BOOKING_NO_SHOW_CLOSED';

/** Why the desk cannot say that nobody came (`noShow`) or take it back: from the start until 24 hours after the end. */
export function noShowProblem({ status, start, end, now, noShow }: Timed & { end: Date; noShow: boolean }): NoShowProblem | null {
  const from: readonly BookingStatus[] = noShow ? ['confirmed', 'completed'] : ['no_show'];
  if (!from.includes(status)) return 'BOOKING_NO_SHOW_STATE';
  if (now < start) return 'BOOKING_NO_SHOW_TOO_EARLY';
  return now > plusMinutes(end, NO_SHOW_HOURS * 60) ? 'BOOKING_NO_SHOW_CLOSED' : null;
}

/** What a booking is again of which somebody said that nobody came: while its hour runs it stands, and can be moved, prolonged and cancelled as before. */
export function showedUpAs({ end, now }: { end: Date; now: Date }): 'confirmed' | 'completed' {
  return now < end ? 'confirmed' : 'completed';
}

/** Why the desk cannot move a booking: only one that stands and has not ended. */
export function moveProblem({ status, end, now }: { status: BookingStatus; end: Date; now: Date }): 'BOOKING_NOT_MOVABLE' | null {
  return isToCome(status) && now < end ? null : 'BOOKING_NOT_MOVABLE';
}

/** Why addons cannot be changed: by the owner before any payment and before the start, by the desk while the booking lives. */
export function addonsProblem({ status, start, now, paidCents, desk }: Timed & { paidCents: number; desk: boolean }): 'BOOKING_ADDONS_CLOSED' | null {
  const isOpen = desk ? isLive(status) : isToCome(status) && now < start && paidCents === 0;
  return isOpen ? null : 'BOOKING_ADDONS_CLOSED';
}

/**
 * Why hours of a pack cannot pay for a booking instead of money: only for one that is ahead, or running where the desk asks,
 * and that nothing was paid for, since money that came is given back first.
 */
export function hoursProblem({ status, start, end, now, paymentMethod, paidCents, desk }: Payable): 'BOOKING_HOURS_CLOSED' | null {
  const isAhead = isToCome(status) && now < (desk ? end : start);
  return isAhead && paymentMethod !== 'pack' && paidCents === 0 ? null : 'BOOKING_HOURS_CLOSED';
}

interface Payable extends Timed {
  end: Date;
  paymentMethod: PaymentMethod;
  paidCents: number;
  desk: boolean;
}

/** Proofs of one booking that the desk may refuse until it waits for none: each stops the hold until somebody has looked. */
const MOST_REFUSED = 3;

/** Why a transfer proof cannot be sent: only a pending transfer waits for one, a series waits as a whole, and three that were none are enough. */
export function proofProblem({ status, paymentMethod, series = null, refused = 0 }: AwaitedProof): 'BOOKING_PROOF_CLOSED' | null {
  return status === 'pending' && paymentMethod === 'transfer' && series === null && refused < MOST_REFUSED ? null : 'BOOKING_PROOF_CLOSED';
}

interface AwaitedProof {
  status: BookingStatus;
  paymentMethod: string;
  series?: string | null;
  /** How many the desk has refused. */
  refused?: number;
}
