export const KIT_SIZES = ['4', '6', '8', '10', '12', '14'] as const;
/** Size of a child's kit, as an age in years. */
export type KitSize = (typeof KIT_SIZES)[number];

/** Contents of the starter kit, with the quantity of each item. */
export const STARTER_KIT = [
  { item: 'shirt', quantity: 2 },
  { item: 'shorts', quantity: 2 },
  { item: 'socks', quantity: 2 },
  { item: 'cap', quantity: 1 },
] as const;

/**
 * States of a registration. `waiting`: on the waiting list; `received`: takes a place and awaits
 * confirmation by staff.
 */
export const REGISTRATION_STATES = ['received', 'waiting', 'confirmed', 'cancelled'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

export const ACADEMY_MIN_AGE = 5;
export const ACADEMY_MAX_AGE = 12;
