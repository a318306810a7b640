export const MATCH_ANSWERS = ['in', 'maybe', 'out'] as const;
export type MatchAnswerCode = (typeof MATCH_ANSWERS)[number];

export const MATCH_STATES = ['open', 'closed', 'over', 'cancelled'] as const;
/**
 * State of a match. `closed`: its captain closed the list; `over`: its end has passed; `cancelled`:
 * its booking was cancelled or has expired.
 */
export type MatchState = (typeof MATCH_STATES)[number];

/** `member`: answers with an account; `guest`: answers with a name only, or was added by name. */
export const PERSON_KINDS = ['member', 'guest'] as const;

/** Whether the captain asks the seats of a match for their parts of the price. */
export const SHARES_ASKED = ['asked', 'off'] as const;
export type SharesAsked = (typeof SHARES_ASKED)[number];

/**
 * State of a result. `entered`: counts, and can be disputed; `disputed`: does not count until the
 * captain corrects it; `corrected`: counts; `settled`: has changed the levels, and is final.
 */
export const RESULT_STATES = ['entered', 'disputed', 'corrected', 'settled'] as const;
export type ResultState = (typeof RESULT_STATES)[number];

export const TEAMS = ['a', 'b'] as const;
export type Team = (typeof TEAMS)[number];

/**
 * Reason for two teams. `equal`: both have the same sum of levels. `closest`: no split has a
 * smaller difference. `goalkeepers`: a smaller difference exists, but only with more goalkeepers in
 * one team. `mixed`: a slightly smaller difference exists, but with more players that recently were
 * together. `captain`: the captain has chosen.
 */
export const TEAM_REASONS = ['equal', 'closest', 'goalkeepers', 'mixed', 'captain'] as const;
export type TeamReason = (typeof TEAM_REASONS)[number];

/** As `TEAM_REASONS`; `changed`: the seats have changed since the teams were made. */
export const SHOWN_TEAM_REASONS = [...TEAM_REASONS, 'changed'] as const;
