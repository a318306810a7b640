import type { AddonLineInput, BookingAddonAnswer } from '@five/shared/bookings/bookings.contract';
import type { AddonAnswer } from '@five/shared/pricings/pricings.contract';

/** An option of an addon, as the desk offers it. */
export interface Extra {
  reference: string;
  option: string;
  name: string;
  priceCents: number;
}

/** What is on offer, an entry an option; what is no longer sold is not. */
export function extrasOf(addons: readonly AddonAnswer[]): Extra[] {
  return addons
    .filter(({ archived }) => !archived)
    .flatMap(({ reference, name, options }) => options.map((option) => ({ reference, option: option.code, name: options.length > 1 ? `${name} · ${option.name}` : name, priceCents: option.priceCents })));
}

export function countOf(chosen: readonly AddonLineInput[], { reference, option }: Extra): number {
  return chosen.find((line) => isLineOf(line, { reference, option }))?.quantity ?? 0;
}

/** The same lines with another count of one option; none of it is no line. */
export function withCount(chosen: readonly AddonLineInput[], { reference, option }: Extra, quantity: number): AddonLineInput[] {
  const isSame = (line: AddonLineInput) => isLineOf(line, { reference, option });
  const line = { reference, option, quantity };
  const lines = chosen.some(isSame) ? chosen.map((one) => (isSame(one) ? line : one)) : [...chosen, line];
  return lines.filter((one) => one.quantity > 0);
}

/** What a booking has, as the API takes it back. */
export function linesOf(addons: readonly BookingAddonAnswer[]): AddonLineInput[] {
  return addons.map(({ reference, option, quantity }) => ({ reference, ...(option !== null && { option }), quantity }));
}

const isLineOf = (line: AddonLineInput, { reference, option }: Pick<Extra, 'reference' | 'option'>): boolean => line.reference === reference && line.option === option;
