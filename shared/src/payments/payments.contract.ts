import type { MoneyMethod } from './payments.codes.ts';

export interface PaymentAnswer {
  id: string;
  reference: string;
  booking: string | null;
  subscription: string | null;
  share: string | null;
  /** Amount of the payment in centimes, negative for a reversal. */
  amountCents: number;
  method: MoneyMethod;
  /** Date on which the money was received, in the venue's time zone. */
  receivedOn: string;
  /**
   * Day whose takings include the payment. For cash it is the opening day of the drawer, for a
   * transfer the date of receipt.
   */
  takingsDay: string;
  note: string | null;
  /** Name of the customer of the match or pack; for a share the name of the player. */
  payer: string | null;
  /** Display name of the staff member that took the payment. */
  takenBy: string | null;
  reversedAt: string | null;
  createdAt: string;
  /** Local time of `createdAt` at the venue, `YYYY-MM-DDTHH:mm`. */
  wall: string;
}

/** A payment to record. Exactly one of `booking`, `subscription` and `share` is set. */
export interface TakePaymentInput {
  booking?: string;
  subscription?: string;
  share?: string;
  amountCents: number;
  method: MoneyMethod;
  /** Date on which the money was received; default: today at the venue. */
  receivedOn?: string;
  note?: string;
  /**
   * If true, a cash payment may go into the open drawer even if the drawer was opened on an earlier
   * opening day. It has an effect only for an admin.
   */
  earlierDrawer?: boolean;
}

export interface ReversePaymentInput {
  reason: string;
  /**
   * If true, the cash may be taken from the open drawer even if the drawer was opened on an earlier
   * opening day. It has an effect only for an admin.
   */
  earlierDrawer?: boolean;
}
