import type { BookingCustomerAnswer, BookingCustomerInput } from '../bookings/bookings.contract.ts';
import type { PaymentStatus } from '../bookings/bookings.codes.ts';
import type { MoneyMethod } from '../payments/payments.codes.ts';
import type { LedgerKind, SubscriptionStatus } from './subscriptions.codes.ts';

/** One movement of hours, the oldest first. */
export interface LedgerEntry {
  kind: LedgerKind;
  /** Signed. */
  hours: number;
  at: string;
  /** The booking that took them or gave them back. */
  booking: string | null;
  reason: string | null;
}

export interface SubscriptionAnswer {
  id: string;
  reference: string;
  /** The pack it was bought from. */
  pricing: string;
  /** The pack's name, in the reader's language. */
  name: string;
  status: SubscriptionStatus;
  numberOfHours: number;
  remainingHours: number;
  hourlyPriceCents: number;
  totalCents: number;
  totalPaidCents: number;
  /** What is left to pay. */
  dueCents: number;
  paymentStatus: PaymentStatus;
  paymentMethod: MoneyMethod;
  /** The tariff's code. */
  tariff: string;
  /** First and last day, both included; null until paid. */
  validFrom: string | null;
  validUntil: string | null;
  balanceExpired: boolean;
  /** Its hours cannot be used: the desk said so, or a payment was taken back after some were. */
  frozen: boolean;
  /** Why, in the desk's words; null where money was taken back, which `dueCents` tells. */
  frozenReason: string | null;
  /** Instant at which an unpaid order is cancelled; null once it is paid. */
  orderExpiresAt: string | null;
  /** A transfer proof waits for the desk; the time of the order stands still. */
  underReview: boolean;
  customer: BookingCustomerAnswer;
  ledger: LedgerEntry[];
  createdAt: string;
}

/** `POST subscriptions`; the desk sells one to a customer. */
export interface CreateSubscriptionInput {
  pricing: string;
  paymentMethod: MoneyMethod;
  acceptConditions: true;
  /** Desk only. */
  customer?: BookingCustomerInput;
}

/** `POST subscriptions_get_offers`: the desk. */
export interface PackOffersInput {
  /** Left out: somebody the desk does not know yet. */
  customer?: BookingCustomerInput;
}

/** `POST subscriptions/{reference}/adjustments`: admin. */
export interface AdjustSubscriptionInput {
  /** Signed, not zero. */
  hours: number;
  reason: string;
}

/** `POST subscriptions/{reference}/freeze`. */
export interface FreezeSubscriptionInput {
  /** False lets its hours be used again. */
  frozen: boolean;
  /** The pack's owner reads why it was frozen. */
  reason: string;
}
