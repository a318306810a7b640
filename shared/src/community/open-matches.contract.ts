import type { Author } from './discussions.contract.ts';
import type { AskState, Level, MatchClosure, MatchStatus } from './community.codes.ts';

/** A place in a match, as a share of the booking's price. */
export interface ShareAnswer {
  id: string;
  reference: string;
  amountCents: number;
  /** Sum of the payments that reference the share. */
  paidCents: number;
  /** Amount still accepted: at most the amount due of the booking. */
  dueCents: number;
}

/** A share for staff, with its player and booking. */
export interface DeskShareAnswer extends ShareAnswer {
  match: string;
  booking: string;
  customer: { reference: string; fullName: string };
  date: string;
}

/** A request to join: visible to the owner and staff, and to the requesting player as `own`. */
export interface MatchAskAnswer {
  id: string;
  reference: string;
  player: Author;
  level: Level | null;
  state: AskState;
  /** Set if the player has a place. */
  share: ShareAnswer | null;
  createdAt: string;
}

/** A booking whose owner looks for players. */
export interface OpenMatchAnswer {
  id: string;
  reference: string;
  status: MatchStatus;
  /** Why the match is closed; null while it is open. */
  closure: MatchClosure | null;
  /** Reference of the booking, for its owner and staff. */
  booking: string | null;
  date: string;
  startTime: string;
  endTime: string;
  pitch: string;
  pitchName: string;
  /** Closing time at the venue. */
  closesDate: string;
  closesTime: string;
  closesMinutes: number;
  /** Whether the match has started: places can no longer be left or filled. */
  begun: boolean;
  /** Null: any level. */
  level: Level | null;
  message: string | null;
  places: number;
  placesLeft: number;
  priceCents: number;
  /** For its owner and staff: price of the booking, and the part without a share. */
  totalCents: number | null;
  restCents: number | null;
  owner: Author;
  mine: boolean;
  hidden: boolean;
  hiddenReason: string | null;
  /** Conversation of the players; null for others. */
  chat: string | null;
  /** The caller's request. */
  own: MatchAskAnswer | null;
  /** Requests, for the owner and staff; empty for others. */
  asks: MatchAskAnswer[];
  createdAt: string;
}

export interface OpenMatchInput {
  booking: string;
  places: number;
  level?: Level;
  /** Default: an equal share of the booking's price. */
  priceCents?: number;
  /**
   * Minutes before the start at which the match closes; default: two hours, or at the start if that
   * time is past.
   */
  closesMinutes?: number;
  message?: string;
}
