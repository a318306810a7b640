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
