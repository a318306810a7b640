export const KIT_SIZES = ['4', '6', '8', '10', '12', '14'] as const;
/** A child's size in years, as kits are sold. */
export type KitSize = (typeof KIT_SIZES)[number];

/** What the starter kit holds, and how many of each. */
export const STARTER_KIT = [
  { item: 'shirt', quantity: 2 },
  { item: 'shorts', quantity: 2 },
  { item: 'socks', quantity: 2 },
  { item: 'cap', quantity: 1 },
] as const;
export type KitItem = (typeof STARTER_KIT)[number]['item'];

/** `waiting` stands in line for a place; `received` has one kept until staff confirm it. */
export const REGISTRATION_STATES = ['received', 'waiting', 'confirmed', 'cancelled'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

export const ACADEMY_MIN_AGE = 5;
export const ACADEMY_MAX_AGE = 12;
