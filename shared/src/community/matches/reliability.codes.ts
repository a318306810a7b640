/**
 * What a player did with a match. `came`: had a seat in a match that took place; `cancelled_late`:
 * gave up a seat, or cancelled an own booking, after the free cancellation ended; `no_show`: the
 * desk recorded that the own booking was not used.
 */
export const RELIABILITY_KINDS = ['came', 'cancelled_late', 'no_show'] as const;
