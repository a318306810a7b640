/** Errors of tournaments and of the academy, with their HTTP status. */
export const TOURNAMENT_ERRORS = {
  TOURNAMENT_SLUG_TAKEN: 422,
  TOURNAMENT_DATES: 422,
  /** A match of the tournament was already played, and another draw would discard its result. */
  TOURNAMENT_BEGUN: 409,
  /** The tournament has too few or too many teams for the number of groups. */
  TOURNAMENT_TEAMS: 409,
  /** Some matches do not fit into the free time of the pitches. */
  TOURNAMENT_NO_ROOM: 409,
  TEAM_NAME_TAKEN: 422,
  /**
   * The team cannot be deleted, because it is a side of a match, or cannot change its group,
   * because it has a group match.
   */
  TEAM_IN_USE: 409,
  MATCH_SHAPE: 422,
  /**
   * The given team, group place (`group:A:1`) or match result (`winner:MT-…`) cannot be a side of
   * this match. For example, it is already the other side.
   */
  MATCH_SIDE: 422,
  MATCH_NUMBER_TAKEN: 422,
  MATCH_SLOT_TAKEN: 409,
  MATCH_RESULT: 422,
  MATCH_SIDES_UNKNOWN: 409,
  /** The change would give other teams to a match that was already played. */
  MATCH_RESULT_USED: 409,
  /** The match cannot be deleted, because its result determines a side of another match. */
  MATCH_IN_USE: 409,

  ACADEMY_AGE: 422,
  ACADEMY_AGE_GROUP: 422,
  ACADEMY_AGES: 422,
  ACADEMY_CLOSED: 409,
  ACADEMY_DATES: 422,
  ACADEMY_FULL: 409,
  /** The date is not a day of this academy session, or is in the future. */
  ACADEMY_NOT_ON: 422,
  ACADEMY_IN_USE: 409,
  /** The same guardian has already registered the same child in this group. */
  ACADEMY_CHILD_TWICE: 409,
  /**
   * The guardian has the maximum number of pending registrations. The status is 409, because the
   * same request succeeds once a registration was confirmed or cancelled.
   */
  ACADEMY_TOO_MANY: 409,
  REGISTRATION_STATE: 409,
} as const;
