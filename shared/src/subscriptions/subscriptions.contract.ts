import type { BookingCustomerAnswer, BookingCustomerInput } from '../bookings/bookings.contract.ts';
import type { PaymentStatus } from '../bookings/bookings.codes.ts';
import type { MoneyMethod } from '../payments/payments.codes.ts';
import type { LedgerKind, SubscriptionStatus } from './subscriptions.codes.ts';

/** A movement of pack hours. Lists contain the movements from oldest to newest. */
export interface LedgerEntry {
  kind: LedgerKind;
  /** Number of hours: positive if added, negative if subtracted. */
  hours: number;
  at: string;
  /**
   * Reference of the booking that used or returned the hours; null for a movement without a
   * booking.
   */
  booking: string | null;
  reason: string | null;
}

export interface SubscriptionAnswer {
  id: string;
  reference: string;
  /** Reference of the pack's price in the price list. */
  pricing: string;
  /** The pack's name, in the caller's language. */
  name: string;
  status: SubscriptionStatus;
  numberOfHours: number;
  remainingHours: number;
  hourlyPriceCents: number;
  totalCents: number;
  totalPaidCents: number;
  /** Amount left to pay, in centimes. */
  dueCents: number;
  paymentStatus: PaymentStatus;
  paymentMethod: MoneyMethod;
  /** Code of the tariff at which the pack was bought. */
  tariff: string;
  /** First and last day of the pack's validity, both included; null until the pack is paid. */
  validFrom: string | null;
  validUntil: string | null;
  balanceExpired: boolean;
  /**
   * True if the pack's hours cannot be used: staff froze the pack, or a payment was reversed after
   * some hours were used.
   */
  frozen: boolean;
  /**
   * The reason that staff entered when they froze the pack. Null if the pack is frozen because of a
   * reversed payment; `dueCents` then is the amount to pay.
   */
  frozenReason: string | null;
  /** Instant at which an unpaid order is cancelled; null once the order is paid. */
  orderExpiresAt: string | null;
  /** True while a proof of a bank transfer awaits review; the order does not expire meanwhile. */
  underReview: boolean;
  customer: BookingCustomerAnswer;
  ledger: LedgerEntry[];
  createdAt: string;
}

/** Body of `POST subscriptions`, which orders a pack. Staff use it to sell a pack to a customer. */
export interface CreateSubscriptionInput {
  pricing: string;
  paymentMethod: MoneyMethod;
  acceptConditions: true;
  /** The customer that staff sell the pack to; only staff may send it. */
  customer?: BookingCustomerInput;
}

/** Body of `POST subscriptions_get_offers`, which only staff may call. */
export interface PackOffersInput {
  /**
   * The customer for which the offers are computed. If the field is missing, the offers are those
   * for a customer without a record.
   */
  customer?: BookingCustomerInput;
}

/** Body of `POST subscriptions/{reference}/adjustments`, which only admins may call. */
export interface AdjustSubscriptionInput {
  /** Number of hours to add (positive) or subtract (negative); not zero. */
  hours: number;
  reason: string;
}

/** Body of `POST subscriptions/{reference}/freeze`, which freezes or unfreezes a pack. */
export interface FreezeSubscriptionInput {
  /** True freezes the pack, false unfreezes it. */
  frozen: boolean;
  /** Reason for the change, which the pack's owner can read. */
  reason: string;
}
