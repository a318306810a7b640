import type { Author } from './discussions.contract.ts';
import type { AskState, Level, MatchClosure, MatchStatus } from './community.codes.ts';

/** A place of a match, as a part of what its booking costs. */
export interface ShareAnswer {
  id: string;
  reference: string;
  amountCents: number;
  /** What ordinary payments that name it have brought. */
  paidCents: number;
  /** What it may still take: never more than is due of the booking itself. */
  dueCents: number;
}

/** A place as the desk looks for it: whose, of which booking. */
export interface DeskShareAnswer extends ShareAnswer {
  match: string;
  booking: string;
  customer: { reference: string; fullName: string };
  date: string;
}

/** Who wants to play, as the owner and the desk see it; the player's own as `own`. */
export interface MatchAskAnswer {
  id: string;
  reference: string;
  player: Author;
  level: Level | null;
  state: AskState;
  /** Of one who has a place. */
  share: ShareAnswer | null;
  createdAt: string;
}

/** A booking whose owner looks for players. */
export interface OpenMatchAnswer {
  id: string;
  reference: string;
  status: MatchStatus;
  /** Why it takes nobody any more; null while it does. */
  closure: MatchClosure | null;
  /** For its owner and the desk. */
  booking: string | null;
  date: string;
  startTime: string;
  endTime: string;
  pitch: string;
  pitchName: string;
  /** When it closes by itself, at the venue. */
  closesDate: string;
  closesTime: string;
  closesMinutes: number;
  /** Its start has come: nobody leaves a place or looks for players any more. */
  begun: boolean;
  /** Null: whoever likes to play. */
  level: Level | null;
  message: string | null;
  places: number;
  placesLeft: number;
  priceCents: number;
  /** For its owner and the desk: what the booking costs, and what of it is not shared out. */
  totalCents: number | null;
  restCents: number | null;
  owner: Author;
  mine: boolean;
  hidden: boolean;
  hiddenReason: string | null;
  /** The conversation of those who play; null to everybody else. */
  chat: string | null;
  /** What the caller asked. */
  own: MatchAskAnswer | null;
  /** Who asked, for the owner and the desk; empty to everybody else. */
  asks: MatchAskAnswer[];
  createdAt: string;
}

export interface OpenMatchInput {
  booking: string;
  places: number;
  level?: Level;
  /** Left out: an equal share of what the booking costs. */
  priceCents?: number;
  /** How long before the start it closes; left out: two hours, or at the start where that is past. */
  closesMinutes?: number;
  message?: string;
}
