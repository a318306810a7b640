/** Stages of a tournament in the order of play. */
export const STAGES = ['group', 'quarter', 'semi', 'third', 'final'] as const;
export type Stage = (typeof STAGES)[number];
export type KnockOutStage = Exclude<Stage, 'group'>;

export const TOURNAMENT_STATES = ['upcoming', 'running', 'finished'] as const;
export type TournamentState = (typeof TOURNAMENT_STATES)[number];
