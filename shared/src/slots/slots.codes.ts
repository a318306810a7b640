/** Kinds of occupancies, all under one exclusion constraint. */
export const OCCUPANCY_KINDS = ['booking', 'block', 'academy', 'match', 'offer', 'series'] as const;
export type OccupancyKind = (typeof OCCUPANCY_KINDS)[number];

/** State of a slot for everyone. */
export const SLOT_STATES = ['free', 'taken', 'past'] as const;
export type SlotState = (typeof SLOT_STATES)[number];

/** State for staff: the kind of occupancy. */
export type DeskSlotState = SlotState | OccupancyKind;
