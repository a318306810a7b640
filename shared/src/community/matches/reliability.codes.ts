/**
 * What a player did with a match. `came`: had a seat in a match that took place; `cancelled_late`:
 * gave up a seat, or cancelled an own booking, after the free cancellation ended; `no_show`: the
 * desk recorded that the own booking was not used, or that the player had a seat and stayed away.
 */
export const RELIABILITY_KINDS = ['came', 'cancelled_late', 'no_show'] as const;

/**
 * States of a player's dispute of a no-show. `accepted`: the desk has revoked the no-show;
 * `refused`: it stays, for a reason that the player reads.
 */
export const NO_SHOW_DISPUTE_STATES = ['open', 'accepted', 'refused'] as const;
export type NoShowDisputeState = (typeof NO_SHOW_DISPUTE_STATES)[number];

/** States of a dispute whose no-show counts. */
export const STANDING_DISPUTE_STATES = ['open', 'refused'] as const;

/** Decisions of the desk about a dispute. */
export const NO_SHOW_OUTCOMES = ['accepted', 'refused'] as const;
export type NoShowOutcome = (typeof NO_SHOW_OUTCOMES)[number];
