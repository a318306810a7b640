import type { Cents } from '../../money/money.ts';
import type { MatchLane, MatchReason } from '../payments.codes.ts';

/** A booking, pack or share with an amount due, called the target of a payment. */
export interface Payable {
  kind: 'booking' | 'subscription' | 'share';
  reference: string;
  customer: string;
  dueCents: Cents;
  /**
   * Reference of the booking that contains this share. A payment for the booking or for the share
   * reduces the amount due of both.
   */
  within?: string | null;
}

/** A bank line whose amount is not completely used. */
export interface OpenLine {
  reference: string;
  label: string | null;
  restCents: Cents;
  /**
   * References of targets whose payments from this line were reversed, because the money itself may
   * have been returned.
   */
  takenBack?: readonly string[];
  /**
   * References of the targets that the line already pays. The unused rest of the line is not
   * treated as a second transfer for these targets.
   */
  pays?: readonly string[];
}

export interface LineMatch {
  lane: Extract<MatchLane, 'exact' | 'probable'>;
  payable: Payable;
  /**
   * Amount in centimes that the payment takes: the amount due, but at most the rest of the line.
   */
  takeCents: Cents;
  reasons: MatchReason[];
}
