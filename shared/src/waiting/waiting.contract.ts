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
  /** Instant at which the offer ends; never after the start of the slot. */
  endsAt: string;
  /**
   * Price in centimes in the customer's tariff; null if no price rule is valid for the slot any
   * more.
   */
  totalCents: number | null;
  perPersonCents: number | null;
}

/**
 * Estimated chance that an entry gets an offer. In `freed` of the past `weeks` weeks, enough slots
 * became free on the weekday and at the time of the entry.
 */
export interface WaitingChance {
  freed: number;
  weeks: number;
}

/** An entry of the waiting list. */
export interface WaitingAnswer extends TimeSpan {
  id: string;
  reference: string;
  status: WaitingStatus;
  /** Calendar date of the requested start. */
  date: string;
  durationMinutes: number;
  /** Code of the only pitch that the customer accepts; null: any pitch. */
  pitch: string | null;
  /** The customer also accepts a start one hour earlier or later. */
  flexible: boolean;
  /** The customer also accepts one hour instead of two, or two hours instead of one. */
  otherLength: boolean;
  /** Position on the waiting list, where 1 is next; null once the entry no longer waits. */
  rank: number | null;
  chance: WaitingChance | null;
  /** The slot that is currently offered to the customer; null: none. */
  offer: WaitingOfferAnswer | null;
  /** Reference of the booking that resulted from an accepted offer. */
  booking: string | null;
  customer: BookingCustomerAnswer;
  createdAt: string;
}

/**
 * Response of `GET offers/{token}`: an offer, readable without sign-in through the link in the
 * mail.
 */
export interface OfferAnswer extends WaitingOfferAnswer {
  reference: string;
  /** `offered` as long as the customer can accept the offer. */
  status: WaitingStatus;
  pitchName: string;
  booking: string | null;
}

export interface WaitInput extends TimeSpan {
  date: string;
  pitch?: string;
  flexible?: boolean;
  otherLength?: boolean;
  /**
   * The customer that joins the list; only staff may send it. Default: the caller's own customer
   * record.
   */
  customer?: BookingCustomerInput;
}

/** Body of `POST waiting/{reference}/offer`: the free slot that staff offer to the customer. */
export interface HandOfferInput extends TimeSpan {
  pitch: string;
  date: string;
}

export interface TakeOfferInput {
  /** Payment method of the booking; default: cash. */
  paymentMethod?: PaymentMethod;
  acceptRules: true;
}

export type WaitingSavedAnswer = Success<WaitingAnswer>;
export type WaitingLeftAnswer = Success<WaitingAnswer[]>;
export type OfferSavedAnswer = Success<OfferAnswer>;
