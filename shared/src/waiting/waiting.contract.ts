import type { BookingCustomerAnswer, BookingCustomerInput } from '../bookings/bookings.contract.ts';
import type { PaymentMethod } from '../bookings/bookings.codes.ts';
import type { Success } from '../platform/envelope.contract.ts';
import type { TimeSpan } from '../slots/slots.contract.ts';
import type { WaitingStatus } from './waiting.codes.ts';

/** A slot that is offered to a waiting customer. */
export interface WaitingOfferAnswer extends TimeSpan {
  pitch: string;
  date: string;
  durationMinutes: number;
  /** Instant; never after the start. */
  endsAt: string;
  /** Price in the customer's tariff; null if no price covers it any more. */
  totalCents: number | null;
  perPersonCents: number | null;
}

/**
 * Number of past weeks in which enough slots for this entry were freed on the same weekday and at
 * the same time.
 */
export interface WaitingChance {
  freed: number;
  weeks: number;
}

/** A waiting list entry. */
export interface WaitingAnswer extends TimeSpan {
  id: string;
  reference: string;
  status: WaitingStatus;
  /** Calendar date of the requested start. */
  date: string;
  durationMinutes: number;
  /** The only pitch; null: any. */
  pitch: string | null;
  /** Also accepts an hour earlier or later. */
  flexible: boolean;
  /** Also accepts one hour instead of two, or two instead of one. */
  otherLength: boolean;
  /** Rank on the waiting list, 1 is next; null once the entry no longer waits. */
  rank: number | null;
  chance: WaitingChance | null;
  /** The slot that is offered now. */
  offer: WaitingOfferAnswer | null;
  /** The resulting booking. */
  booking: string | null;
  customer: BookingCustomerAnswer;
  createdAt: string;
}

/** `GET offers/{token}`: an offer, for the holder of a mailed link. */
export interface OfferAnswer extends WaitingOfferAnswer {
  reference: string;
  /** `offered` as long as the offer can be taken. */
  status: WaitingStatus;
  pitchName: string;
  booking: string | null;
}

export interface WaitInput extends TimeSpan {
  date: string;
  pitch?: string;
  flexible?: boolean;
  otherLength?: boolean;
  /** Staff only; default: the caller's own record. */
  customer?: BookingCustomerInput;
}

/** `POST waiting/{reference}/offer`: a free slot, offered by staff. */
export interface HandOfferInput extends TimeSpan {
  pitch: string;
  date: string;
}

export interface TakeOfferInput {
  /** Default: cash. */
  paymentMethod?: PaymentMethod;
  acceptRules: true;
}

export type WaitingSavedAnswer = Success<WaitingAnswer>;
export type WaitingLeftAnswer = Success<WaitingAnswer[]>;
export type OfferSavedAnswer = Success<OfferAnswer>;
