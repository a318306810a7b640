/**
 * Kinds of entries that occupy a pitch. One exclusion constraint in the database prevents overlaps
 * of all kinds.
 */
export const OCCUPANCY_KINDS = [
  'booking',
  'block',
  'academy',
  'match',
  'offer',
  'series',
  'draft',
] as const;
export type OccupancyKind = (typeof OCCUPANCY_KINDS)[number];

/** State of a slot in responses for players and visitors. Staff receive `DeskSlotState`. */
export const SLOT_STATES = ['free', 'taken', 'past'] as const;
export type SlotState = (typeof SLOT_STATES)[number];

/** State of a slot for staff; an occupied slot has the kind of its occupancy. */
export type DeskSlotState = SlotState | OccupancyKind;

/** Durations that can be booked, in minutes. */
export const BOOKING_DURATIONS = [60, 120] as const;
export type BookingDuration = (typeof BOOKING_DURATIONS)[number];
