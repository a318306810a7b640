import type { MoneyMethod } from './payments.codes.ts';

export interface PaymentAnswer {
  id: string;
  reference: string;
  booking: string | null;
  subscription: string | null;
  share: string | null;
  /** Negative for a reversal. */
  amountCents: number;
  method: MoneyMethod;
  /** Venue date. */
  receivedOn: string;
  /**
   * Day to whose takings the payment belongs: for cash the opening day of its drawer, for a
   * transfer the date of receipt.
   */
  takingsDay: string;
  note: string | null;
  /** Customer of the match or pack; for a share the player. */
  payer: string | null;
  /** Display name of the cashier. */
  takenBy: string | null;
  reversedAt: string | null;
  createdAt: string;
  /** `createdAt` as venue wall time, `YYYY-MM-DDTHH:mm`. */
  wall: string;
}

/** Exactly one of `booking`, `subscription` and `share`. */
export interface TakePaymentInput {
  booking?: string;
  subscription?: string;
  share?: string;
  amountCents: number;
  method: MoneyMethod;
  /** Default: today at the venue. */
  receivedOn?: string;
  note?: string;
  /** Uses the open drawer although it is of an earlier opening day; admin only. */
  earlierDrawer?: boolean;
}

export interface ReversePaymentInput {
  reason: string;
  /** Pays out of the open drawer although it is of an earlier opening day; admin only. */
  earlierDrawer?: boolean;
}
