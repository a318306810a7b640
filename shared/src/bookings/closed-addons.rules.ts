import type { Cents } from '../money/money.ts';
import type { AddonAnswer } from '../pricings/pricings.contract.ts';
import type { BookingAnswer } from './bookings.contract.ts';

/** An add-on or add-on option that a booking contains, but that is no longer on offer. */
export interface ClosedAddon {
  reference: string;
  option: string | null;
  /** Name of the add-on when it was booked, in the reader's language. */
  name: string;
  quantity: number;
  unitCents: Cents;
}

/**
 * Returns the add-ons and options of a booking that are no longer on offer. When the booking is
 * edited, their quantities may stay or decrease, but not increase.
 */
export function closedAddons(
  { addons, lines }: Pick<BookingAnswer, 'addons' | 'lines'>,
  offered: readonly AddonAnswer[],
): ClosedAddon[] {
  // The booking has one add-on line for each member of `addons`, in the same order.
  const frozen = lines.filter(({ kind }) => kind === 'addon');
  return addons
    .map(({ reference, option, quantity }, index) => ({
      reference,
      option,
      quantity,
      name: frozen[index]?.text ?? reference,
      unitCents: frozen[index]?.unitCents ?? 0,
    }))
    .filter(
      ({ reference, option }) =>
        !offered.some(
          (addon) =>
            addon.reference === reference &&
            !addon.archived &&
            addon.options.some(({ code }) => code === option),
        ),
    );
}
