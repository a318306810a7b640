export const SQUAD_ROLES = ['captain', 'co_captain', 'member'] as const;
/**
 * Role of a member. `captain`: leads the squad, one for each; `co_captain`: has the captain's tools
 * except money, cancellations and the squad itself.
 */
export type SquadRole = (typeof SQUAD_ROLES)[number];
