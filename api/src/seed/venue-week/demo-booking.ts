import type { MoneyMethod } from '@five/shared/payments/payments.codes';

/** An action of the demo and the time at which it is carried out. */
export interface SeedEvent {
  at: Date;
  act: () => Promise<void>;
}

/** Transition of a demo booking. A transition whose time is after the current time is skipped. */
export type DemoOutcome =
  | 'confirmed'
  | 'paid'
  | 'partly paid'
  | 'cancelled'
  | 'cancelled by the desk'
  | 'expired'
  | 'did not come';

/** A player with a seat in the match of a demo booking. */
export interface DemoSeat {
  /** Email address. */
  player: string;
  /**
   * Set if the reception records that the player stayed away. The player disputes that, with or
   * without a reason.
   */
  dispute?: { reason: string | null };
}

/** A booking in the week around today. */
export interface DemoBooking {
  /** Opening day, in days from today. */
  day: number;
  /**
   * Start time as wall time. A time after midnight belongs to the opening day `day`, although its
   * calendar date is one day later.
   */
  at: string;
  hours: 1 | 2;
  pitch: 'P1' | 'P2' | 'P3';
  /** The customer: a player's email address, or the name of a customer without a login. */
  customer: string;
  method: MoneyMethod;
  /** Hours between the creation of the booking and its start. */
  ahead: number;
  fates: DemoOutcome[];
  note?: string;
  /** Players who answered that they come. */
  seats?: DemoSeat[];
}

/** Returns the email address of a demo player. */
export const playerAddress = (name: string) => `${name}@joueurs.test`;
