/** Errors of tournaments and of the academy, with their HTTP status. */
export const LEAGUE_ERRORS = {
  TOURNAMENT_SLUG_TAKEN: 422,
  TOURNAMENT_DATES: 422,
  /** A match was played: another draw would undo it. */
  TOURNAMENT_BEGUN: 409,
  /** Too few or too many teams for so many groups. */
  TOURNAMENT_TEAMS: 409,
  /** Not every match finds an hour. */
  TOURNAMENT_NO_ROOM: 409,
  TEAM_NAME_TAKEN: 422,
  /** A match is planned with it, or counts for its group. */
  TEAM_IN_USE: 409,
  MATCH_SHAPE: 422,
  /** The team or the source cannot be this match's side. */
  MATCH_SIDE: 422,
  MATCH_NUMBER_TAKEN: 422,
  MATCH_SLOT_TAKEN: 409,
  MATCH_RESULT: 422,
  MATCH_SIDES_UNKNOWN: 409,
  /** A match that was played would have had other sides. */
  MATCH_RESULT_USED: 409,
  /** Another match's side comes from it. */
  MATCH_IN_USE: 409,

  ACADEMY_AGE: 422,
  ACADEMY_AGE_GROUP: 422,
  ACADEMY_AGES: 422,
  ACADEMY_CLOSED: 409,
  ACADEMY_DATES: 422,
  ACADEMY_FULL: 409,
  /** No day of this session, or one that is still ahead. */
  ACADEMY_NOT_ON: 422,
  ACADEMY_IN_USE: 409,
  /** The same child of the same guardian is in the group already. */
  ACADEMY_CHILD_TWICE: 409,
  /** 409: it passes once a registration was confirmed or taken back. */
  ACADEMY_TOO_MANY: 409,
  REGISTRATION_STATE: 409,
} as const;
