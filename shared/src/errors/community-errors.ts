/** Errors of the community routes, with their HTTP status. */
export const COMMUNITY_ERRORS = {
  /** A user tried to open a conversation with, block or report the own account. */
  COMMUNITY_SELF: 422,
  /**
   * The caller is suspended from the community. The status is 409, because the same request is
   * valid again after the suspension.
   */
  COMMUNITY_SUSPENDED: 409,
  /** A conversation between players requires that both have a public profile. */
  CHAT_OPT_IN_REQUIRED: 409,
  /** The caller has blocked the other player. */
  CHAT_BLOCKED: 409,
  /** The other player accepts no messages; the reason is not exposed. */
  CHAT_CLOSED: 409,
  /** The caller tried to leave a conversation that is not the conversation of a match. */
  CHAT_STAYS: 409,
  DISCUSSION_LOCKED: 409,
  /** The booking of the match is over, has begun or is cancelled. */
  OPEN_MATCH_BOOKING: 409,
  OPEN_MATCH_EXISTS: 409,
  /**
   * The open match has more places than the pitch allows for players other than the owner, or fewer
   * places than are already taken.
   */
  OPEN_MATCH_PLACES: 422,
  /** All places together would exceed the booking's price. */
  OPEN_MATCH_PRICE: 422,
  OPEN_MATCH_CLOSES: 422,
  /**
   * The match is closed for requests to join, or this player may not join. The response does not
   * reveal the reason.
   */
  OPEN_MATCH_CLOSED: 409,
  OPEN_MATCH_FULL: 409,
  OPEN_MATCH_OWN: 409,
  OPEN_MATCH_ASKED: 409,
  OPEN_MATCH_NOT_ASKED: 409,
  OPEN_MATCH_ASK_SETTLED: 409,
  /**
   * This player and a player of the match have blocked each other, or one has blocked the other.
   */
  OPEN_MATCH_PLAYER: 409,
  /** The booking of the match was cancelled or has expired. */
  MATCH_CANCELLED: 409,
  /** The end of the match has passed. */
  MATCH_OVER: 409,
  /** The captain has closed the list, so that only the captain changes it. */
  MATCH_LIST_CLOSED: 409,
  /** A guest without an earlier answer gave no name. */
  MATCH_NAME_REQUIRED: 422,
  /** One device has used too many names in one match. */
  MATCH_NAMES: 429,
  /** A person with an account has the name of the account. */
  MATCH_NAME_OF_MEMBER: 422,
  /** A person whose account has a level keeps it. */
  MATCH_LEVEL_OF_MEMBER: 422,
  /** Fewer than two people have a seat. */
  MATCH_TEAMS_FEW: 409,
  /** The teams do not have each person with a seat exactly once, or one of them is empty. */
  MATCH_TEAMS_INCOMPLETE: 422,
  /** The match has not ended. */
  MATCH_NOT_ENDED: 409,
  /** The time for the result has passed, or it has settled. */
  MATCH_RESULT_LATE: 409,
  /** A result needs teams of all who have a seat. */
  MATCH_TEAMS_MISSING: 409,
  /** People have more goals together than their team. */
  MATCH_GOALS_EXCEEDED: 422,
  /** Only people that had a seat dispute and vote. */
  MATCH_NOT_PLAYED: 409,
  MATCH_SEAT_MISSING: 409,
  /** There is no result to dispute. */
  MATCH_RESULT_MISSING: 409,
  /** The result was disputed before. */
  MATCH_DISPUTED: 409,
  /** The time for votes has passed. */
  MATCH_VOTE_LATE: 409,
  /** A vote is for another person. */
  MATCH_VOTE_SELF: 422,
  /** The squad has the maximum number of members. */
  SQUAD_FULL: 409,
  /** A member of the squad has this phone. */
  SQUAD_MEMBER_TWICE: 422,
  /** The captain is not removed and does not leave before another member is the captain. */
  SQUAD_CAPTAIN_STAYS: 409,
  /** A guest without an account cannot lead a squad. */
  SQUAD_GUEST_ROLE: 422,
  /** A member that does not lead the squad names it for a booking. */
  SQUAD_NOT_CAPTAIN: 422,
  /** The player is the captain of the maximum number of squads. */
  SQUADS_TOO_MANY: 409,
  /** The place is paid, so staff have to refund it first. */
  SHARE_PAID: 409,
  /** The share is paid in full; a second payment would pay it twice. */
  SHARE_ALREADY_PAID: 409,
  SHARE_NO_PACK: 409,
  SHARE_MINUTES_CLOSED: 409,
  /** The thread has reached the maximum number of replies. */
  DISCUSSION_FULL: 409,
  REPORT_SETTLED: 409,
  /** A staff account cannot be suspended; an admin deactivates it instead. */
  SANCTION_STAFF: 409,
  SANCTION_UNTIL: 422,
} as const;
