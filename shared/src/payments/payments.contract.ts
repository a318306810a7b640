import type { MoneyMethod } from './payments.codes.ts';

export interface PaymentAnswer {
  id: string;
  reference: string;
  booking: string | null;
  subscription: string | null;
  share: string | null;
  /** Negative on the row that reverses another. */
  amountCents: number;
  method: MoneyMethod;
  /** Venue date. */
  receivedOn: string;
  /** In whose takings it counts: for cash the opening day of its drawer, for a transfer the date of receipt. */
  takingsDay: string;
  note: string | null;
  /** Whose match or pack it is for; of a share who plays on it. */
  payer: string | null;
  /** The display name of who took it. */
  takenBy: string | null;
  reversedAt: string | null;
  createdAt: string;
  /** The same on the venue's wall, `YYYY-MM-DDTHH:mm`. */
  wall: string;
}

/** One of `booking`, `subscription` and `share`. */
export interface TakePaymentInput {
  booking?: string;
  subscription?: string;
  share?: string;
  amountCents: number;
  method: MoneyMethod;
  /** Left out: today at the venue. */
  receivedOn?: string;
  note?: string;
  /** Cash goes into the open drawer although that is of an earlier opening day; for an admin alone. */
  earlierDrawer?: boolean;
}

export interface ReversePaymentInput {
  reason: string;
  /** Cash is paid out of the open drawer although that is of an earlier opening day; for an admin alone. */
  earlierDrawer?: boolean;
}
