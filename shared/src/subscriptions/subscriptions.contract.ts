import type { BookingCustomerAnswer, BookingCustomerInput } from '../bookings/bookings.contract.ts';
import type { PaymentStatus } from '../bookings/bookings.codes.ts';
import type { MoneyMethod } from '../payments/payments.codes.ts';
import type { LedgerKind, SubscriptionStatus } from './subscriptions.codes.ts';

/** A movement of hours; oldest first. */
export interface LedgerEntry {
  kind: LedgerKind;
  /** Signed. */
  hours: number;
  at: string;
  /** The booking that used or returned the hours. */
  booking: string | null;
  reason: string | null;
}

export interface SubscriptionAnswer {
  id: string;
  reference: string;
  /** The purchased pack. */
  pricing: string;
  /** The pack's name, in the reader's language. */
  name: string;
  status: SubscriptionStatus;
  numberOfHours: number;
  remainingHours: number;
  hourlyPriceCents: number;
  totalCents: number;
  totalPaidCents: number;
  /** Amount left to pay. */
  dueCents: number;
  paymentStatus: PaymentStatus;
  paymentMethod: MoneyMethod;
  /** The tariff's code. */
  tariff: string;
  /** First and last day, both included; null until paid. */
  validFrom: string | null;
  validUntil: string | null;
  balanceExpired: boolean;
  /**
   * The pack's hours cannot be used: staff froze the pack, or a payment was reversed after some
   * hours were used.
   */
  frozen: boolean;
  /** The staff's reason; null after a reversal, which `dueCents` shows. */
  frozenReason: string | null;
  /** Instant at which an unpaid order is cancelled; null once it is paid. */
  orderExpiresAt: string | null;
  /** A transfer proof awaits review; the order does not expire meanwhile. */
  underReview: boolean;
  customer: BookingCustomerAnswer;
  ledger: LedgerEntry[];
  createdAt: string;
}

/** `POST subscriptions`; staff use it to sell a pack to a customer. */
export interface CreateSubscriptionInput {
  pricing: string;
  paymentMethod: MoneyMethod;
  acceptConditions: true;
  /** Staff only. */
  customer?: BookingCustomerInput;
}

/** `POST subscriptions_get_offers`: staff. */
export interface PackOffersInput {
  /** Default: a customer without a record. */
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
  /** False unfreezes the pack. */
  frozen: boolean;
  /** The pack's owner sees the reason. */
  reason: string;
}
