import type { Author } from './discussions.contract.ts';
import type { JoinRequestState, Level, MatchClosure, MatchStatus } from './community.codes.ts';

/** A player's place in an open match, with the player's share of the booking's price. */
export interface ShareAnswer {
  id: string;
  reference: string;
  amountCents: number;
  /** Sum in centimes of the payments for this share. */
  paidCents: number;
  /**
   * Amount in centimes that can still be paid for the share; at most the amount due of the booking.
   */
  dueCents: number;
}

/** A share for staff, with the player and the booking. */
export interface DeskShareAnswer extends ShareAnswer {
  match: string;
  booking: string;
  customer: { reference: string; fullName: string };
  date: string;
}

/**
 * A request to join a match. The owner and staff can read it; the player that made the request gets
 * it as `own`.
 */
export interface JoinRequestAnswer {
  id: string;
  reference: string;
  player: Author;
  level: Level | null;
  state: JoinRequestState;
  /** The player's place and share; null if the player has no place. */
  share: ShareAnswer | null;
  createdAt: string;
}

/** An open match: a booking whose owner looks for players. */
export interface OpenMatchAnswer {
  id: string;
  reference: string;
  status: MatchStatus;
  /** Why the match is closed; null while it is open. */
  closure: MatchClosure | null;
  /** Reference of the booking; only for its owner and staff, otherwise null. */
  booking: string | null;
  date: string;
  startTime: string;
  endTime: string;
  pitch: string;
  pitchName: string;
  /** Date and local time at which the match closes for requests. */
  closesDate: string;
  closesTime: string;
  closesMinutes: number;
  /** Whether the match has started. Players can then neither leave nor join. */
  begun: boolean;
  /** Requested level of the players; null: any level. */
  level: Level | null;
  message: string | null;
  places: number;
  placesLeft: number;
  priceCents: number;
  /**
   * Price of the booking, and the owner's part of it after all players' places are subtracted, in
   * centimes. Both are null except for the owner and staff.
   */
  totalCents: number | null;
  restCents: number | null;
  owner: Author;
  mine: boolean;
  hidden: boolean;
  hiddenReason: string | null;
  /** Reference of the players' conversation; null for callers that do not play. */
  chat: string | null;
  /** The caller's own request to join; null if there is none. */
  own: JoinRequestAnswer | null;
  /** All requests to join, for the owner and staff; empty for other callers. */
  asks: JoinRequestAnswer[];
  createdAt: string;
}

export interface OpenMatchInput {
  booking: string;
  places: number;
  level?: Level;
  /** Price of a place in centimes; default: an equal share of the booking's price. */
  priceCents?: number;
  /**
   * Number of minutes before the start at which the match closes. Default: 120, or 0 if the match
   * starts sooner than that.
   */
  closesMinutes?: number;
  message?: string;
}
