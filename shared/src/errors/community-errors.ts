/** Errors of the community, with their HTTP status. */
export const COMMUNITY_ERRORS = {
  /** A conversation, a block, a report of oneself. */
  COMMUNITY_SELF: 422,
  /** 409: it passes once the suspension is over. */
  COMMUNITY_SUSPENDED: 409,
  /** Players talk with one another where both chose to be seen. */
  CHAT_OPT_IN_REQUIRED: 409,
  /** The caller has blocked the other. */
  CHAT_BLOCKED: 409,
  /** The other takes no messages; why is nobody else's business. */
  CHAT_CLOSED: 409,
  /** Only that of a match is left. */
  CHAT_STAYS: 409,
  DISCUSSION_LOCKED: 409,
  /** The booking is over, begun or off. */
  OPEN_MATCH_BOOKING: 409,
  OPEN_MATCH_EXISTS: 409,
  /** Its owner plays, too. */
  OPEN_MATCH_PLACES: 422,
  /** All places together cost no more than the booking. */
  OPEN_MATCH_PRICE: 422,
  OPEN_MATCH_CLOSES: 422,
  /** It takes nobody, or not this player; why is nobody else's business. */
  OPEN_MATCH_CLOSED: 409,
  OPEN_MATCH_FULL: 409,
  OPEN_MATCH_OWN: 409,
  OPEN_MATCH_ASKED: 409,
  OPEN_MATCH_NOT_ASKED: 409,
  OPEN_MATCH_ASK_SETTLED: 409,
  /** Somebody of those who play and this player do not want to meet. */
  OPEN_MATCH_PLAYER: 409,
  /** Money came for the place: it is given back at the desk first. */
  SHARE_PAID: 409,
  /** It has as many replies as one reads at once. */
  DISCUSSION_FULL: 409,
  REPORT_SETTLED: 409,
  /** An account of the desk is closed by an admin, not suspended. */
  SANCTION_STAFF: 409,
  SANCTION_UNTIL: 422,
} as const;
