import type { AddonLineInput, BookingAddonAnswer, BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { isLive } from '@five/shared/bookings/bookings.codes';
import { closedAddons } from '@five/shared/bookings/closed-addons.rules';
import type { AddonAnswer } from '@five/shared/pricings/pricings.contract';
import { periodOf } from '@five/shared/time/wall-time';
import { isSame } from '../platform/tables/sent.rules.ts';

/** An option of an addon, as the desk offers it. */
export interface Extra {
  reference: string;
  option: string;
  name: string;
  priceCents: number;
  /** Off offer: the booking keeps what it has, or less. */
  closed?: true;
  /** As many as this booking can have of it, whatever else it takes. */
  most?: number;
  /** How many there are for this booking then; of what is limited in number. */
  left?: number;
}

/** What can be changed on a booking: all that is on offer, an entry an option, and what it has of things that no longer are. */
export function extrasOf(addons: readonly AddonAnswer[], booking: Pick<BookingAnswer, 'addons' | 'lines'>): Extra[] {
  const closed = closedAddons(booking, addons).map(({ reference, option, name, unitCents, quantity }) => ({ reference, option: option ?? '', name, priceCents: unitCents, most: quantity, closed: true as const }));
  return [...offered(addons), ...closed];
}

function offered(addons: readonly AddonAnswer[]): Extra[] {
  return addons
    .filter(({ archived }) => !archived)
    .flatMap(({ reference, name, options }) => options.map((option) => ({ reference, option: option.code, name: options.length > 1 ? `${name} · ${option.name}` : name, priceCents: option.priceCents })));
}

/** The same, with how many are left of what is limited in number: nobody is promised a ball that another match has. */
export function withLeft(extras: readonly Extra[], { addons, chosen, booking, day }: { addons: readonly AddonAnswer[]; chosen: readonly AddonLineInput[]; booking: BookingAnswer; day: readonly BookingAnswer[] }): Extra[] {
  const { start, end } = periodOf(booking.date, booking.startTime, booking.endTime);
  const others = day.filter((one) => {
    const other = periodOf(one.date, one.startTime, one.endTime);
    return one.reference !== booking.reference && isLive(one.status) && other.start < end && start < other.end;
  });
  return extras.map((extra) => {
    const stock = addons.find(({ reference }) => reference === extra.reference)?.stock ?? null;
    if (stock === null || extra.closed) return extra;
    const has = (lines: readonly AddonLineInput[]) => lines.filter(({ reference }) => reference === extra.reference).reduce((sum, { quantity }) => sum + quantity, 0);
    const free = Math.max(0, stock - has(others.flatMap(({ addons: lines }) => linesOf(lines))));
    const all = Math.max(free, has(linesOf(booking.addons)));
    return { ...extra, left: free, most: countOf(chosen, extra) + Math.max(0, all - has(chosen)) };
  });
}

export function countOf(chosen: readonly AddonLineInput[], { reference, option }: Extra): number {
  return chosen.find((line) => isLineOf(line, { reference, option }))?.quantity ?? 0;
}

/** The same lines with another count of one option; none of it is no line. */
export function withCount(chosen: readonly AddonLineInput[], { reference, option }: Pick<Extra, 'reference' | 'option'>, quantity: number): AddonLineInput[] {
  const isSame = (line: AddonLineInput) => isLineOf(line, { reference, option });
  const line = { reference, ...(option && { option }), quantity };
  const lines = chosen.some(isSame) ? chosen.map((one) => (isSame(one) ? line : one)) : [...chosen, line];
  return lines.filter((one) => one.quantity > 0);
}

/** What the form of a booking writes. */
interface Extras {
  addons: AddonLineInput[];
  note: string;
}

export function extrasOn({ addons, note }: Pick<BookingAnswer, 'addons' | 'note'>): Extras {
  return { addons: linesOf(addons), note: note ?? '' };
}

/** What was not touched is not sent, so that nobody else's change is written over by it. */
export function extrasChanges({ addons, note }: Extras, had: Extras): Partial<Extras> {
  return { ...(!isSame(addons, had.addons) && { addons }), ...(note !== had.note && { note }) };
}

/** What a booking has, as the API takes it back. */
export function linesOf(addons: readonly BookingAddonAnswer[]): AddonLineInput[] {
  return addons.map(({ reference, option, quantity }) => ({ reference, ...(option !== null && { option }), quantity }));
}

const isLineOf = (line: AddonLineInput, { reference, option }: Pick<Extra, 'reference' | 'option'>): boolean => line.reference === reference && (line.option ?? '') === option;
