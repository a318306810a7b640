import type { Cents } from '../money/money.ts';
import type { AddonAnswer } from '../pricings/pricings.contract.ts';
import type { BookingAnswer } from './bookings.contract.ts';

/** An addon that a booking has and that nobody else can add any more. */
export interface ClosedAddon {
  reference: string;
  option: string | null;
  /** As it was called when it was added, in the reader's language. */
  name: string;
  quantity: number;
  unitCents: Cents;
}

/** What a booking has of addons and options that are off offer: it may stay or become less, and not more. */
export function closedAddons({ addons, lines }: Pick<BookingAnswer, 'addons' | 'lines'>, offered: readonly AddonAnswer[]): ClosedAddon[] {
  const frozen = lines.filter(({ kind }) => kind === 'addon'); // one a member of `addons`, in the same order
  return addons
    .map(({ reference, option, quantity }, index) => ({ reference, option, quantity, name: frozen[index]?.text ?? reference, unitCents: frozen[index]?.unitCents ?? 0 }))
    .filter(({ reference, option }) => !offered.some((addon) => addon.reference === reference && !addon.archived && addon.options.some(({ code }) => code === option)));
}
