import type { BookingCustomerAnswer, BookingCustomerInput } from '../bookings/bookings.contract.ts';
import type { PaymentMethod } from '../bookings/bookings.codes.ts';
import type { Success } from '../platform/envelope.contract.ts';
import type { TimeSpan } from '../slots/slots.contract.ts';
import type { WaitingStatus } from './waiting.codes.ts';

/** A slot that is kept for one in line, until it ends. */
export interface WaitingOfferAnswer extends TimeSpan {
  pitch: string;
  date: string;
  durationMinutes: number;
  /** Instant; never after the start. */
  endsAt: string;
  /** At the price list of who it is for; null where no price covers it any more. */
  totalCents: number | null;
  perPersonCents: number | null;
}

/** How often in the weeks before as many such slots came free, on that weekday and at that time, as this place in line needs. */
export interface WaitingChance {
  freed: number;
  weeks: number;
}

/** A place in line. */
export interface WaitingAnswer extends TimeSpan {
  id: string;
  reference: string;
  status: WaitingStatus;
  /** Calendar date of the wanted start. */
  date: string;
  durationMinutes: number;
  /** The one pitch; null: any. */
  pitch: string | null;
  /** An hour earlier or later would do. */
  flexible: boolean;
  /** One hour would do instead of two, or two instead of one. */
  otherLength: boolean;
  /** 1 is next; null once it waits no more. */
  rank: number | null;
  chance: WaitingChance | null;
  /** The slot that is kept for it now. */
  offer: WaitingOfferAnswer | null;
  /** The booking that it became. */
  booking: string | null;
  customer: BookingCustomerAnswer;
  createdAt: string;
}

/** `GET offers/{token}`: what a mailed link shows whoever has it. */
export interface OfferAnswer extends WaitingOfferAnswer {
  reference: string;
  /** `offered` as long as it can be taken. */
  status: WaitingStatus;
  pitchName: string;
  booking: string | null;
}

export interface WaitInput extends TimeSpan {
  date: string;
  pitch?: string;
  flexible?: boolean;
  otherLength?: boolean;
  /** Desk only; left out, the caller's own. */
  customer?: BookingCustomerInput;
}

/** `POST waiting/{reference}/offer`: a free slot, offered by hand. */
export interface HandOfferInput extends TimeSpan {
  pitch: string;
  date: string;
}

export interface TakeOfferInput {
  /** Cash if left out. */
  paymentMethod?: PaymentMethod;
  acceptRules: true;
}

export type WaitingSavedAnswer = Success<WaitingAnswer>;
export type WaitingLeftAnswer = Success<WaitingAnswer[]>;
export type OfferSavedAnswer = Success<OfferAnswer>;
