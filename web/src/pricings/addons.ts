import type { AddonLineRequest } from '@five/shared/bookings/create-booking.calls';
import type { BookingAddonAnswer } from '@five/shared/bookings/bookings.contract';
import type { AddonAnswer, AddonOptionAnswer } from '@five/shared/pricings/pricings.contract';

/**
 * Quantity of each add-on option in a booking; the key consists of the add-on's reference and the
 * option's code, see `keyOf`.
 */
export type AddonCounts = Readonly<Record<string, number>>;

/** Maximum quantity of a single option per booking. */
const MOST_OF_ONE = 10;

export const keyOf = (addon: string, option: string | null) => `${addon} ${option ?? ''}`;

export function countsOf(bookedAddons: readonly BookingAddonAnswer[]): AddonCounts {
  return Object.fromEntries(
    bookedAddons.map(({ reference, option, quantity }) => [keyOf(reference, option), quantity]),
  );
}

/** Converts the quantities to the add-on lines of a booking request. */
export function linesOf(counts: AddonCounts): AddonLineRequest[] {
  return Object.entries(counts)
    .filter(([, quantity]) => quantity > 0)
    .map(([key, quantity]) => {
      const [reference = '', option = ''] = key.split(' ');
      return { reference, ...(option && { option }), quantity };
    });
}

export function addonsCents(counts: AddonCounts, addons: readonly AddonAnswer[]): number {
  return optionsOf(addons).reduce(
    (sum, { addon, option }) =>
      sum + (counts[keyOf(addon.reference, option.code)] ?? 0) * option.priceCents,
    0,
  );
}

/**
 * Returns the maximum quantity that can be chosen for an option. All options of an add-on share its
 * stock, so the quantities chosen for the other options reduce it.
 */
export function mostOf({ addon, option }: Offer, counts: AddonCounts): number {
  const optionCount = counts[keyOf(addon.reference, option.code)] ?? 0;
  const wanted = addon.options.reduce(
    (sum, { code }) => sum + (counts[keyOf(addon.reference, code)] ?? 0),
    0,
  );
  return Math.min(
    MOST_OF_ONE,
    addon.stock === null ? MOST_OF_ONE : optionCount + Math.max(0, addon.stock - wanted),
  );
}

export interface Offer {
  addon: AddonAnswer;
  option: AddonOptionAnswer;
}

export function optionsOf(addons: readonly AddonAnswer[]): Offer[] {
  return addons.flatMap((addon) => addon.options.map((option) => ({ addon, option })));
}
