/** Who can be on a pitch: each is a kind of occupancy under one exclusion constraint. */
export const OCCUPANCY_KINDS = ['booking', 'block', 'academy', 'match', 'offer', 'series'] as const;
export type OccupancyKind = (typeof OCCUPANCY_KINDS)[number];

/** What everyone sees of a slot. */
export const SLOT_STATES = ['free', 'taken', 'past'] as const;
export type SlotState = (typeof SLOT_STATES)[number];

/** What the desk sees: a taken slot says by what. */
export type DeskSlotState = SlotState | OccupancyKind;
