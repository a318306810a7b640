/** Errors of the community, with their HTTP status. */
export const COMMUNITY_ERRORS = {
  /** A conversation with, block of, or report about oneself. */
  COMMUNITY_SELF: 422,
  /** 409: the same request is valid again after the suspension. */
  COMMUNITY_SUSPENDED: 409,
  /** Both players need a public profile. */
  CHAT_OPT_IN_REQUIRED: 409,
  /** The caller has blocked the other player. */
  CHAT_BLOCKED: 409,
  /** The other player accepts no messages; the reason is not exposed. */
  CHAT_CLOSED: 409,
  /** Only the conversation of a match can be left. */
  CHAT_STAYS: 409,
  DISCUSSION_LOCKED: 409,
  /** The booking is over, has begun or is cancelled. */
  OPEN_MATCH_BOOKING: 409,
  OPEN_MATCH_EXISTS: 409,
  /** The owner counts as a player too. */
  OPEN_MATCH_PLACES: 422,
  /** All places together must not exceed the booking's price. */
  OPEN_MATCH_PRICE: 422,
  OPEN_MATCH_CLOSES: 422,
  /** The match accepts no requests, or none of this player; the reason is not exposed. */
  OPEN_MATCH_CLOSED: 409,
  OPEN_MATCH_FULL: 409,
  OPEN_MATCH_OWN: 409,
  OPEN_MATCH_ASKED: 409,
  OPEN_MATCH_NOT_ASKED: 409,
  OPEN_MATCH_ASK_SETTLED: 409,
  /** This player and a player of the match have a block between them. */
  OPEN_MATCH_PLAYER: 409,
  /** The place is paid: the desk has to refund it first. */
  SHARE_PAID: 409,
  /** The maximum number of replies is reached. */
  DISCUSSION_FULL: 409,
  REPORT_SETTLED: 409,
  /** A staff account is deactivated by an admin, not suspended. */
  SANCTION_STAFF: 409,
  SANCTION_UNTIL: 422,
} as const;
