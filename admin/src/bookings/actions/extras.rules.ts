import type { DeskUpdateBookingRequest } from '@five/shared/bookings/bookings.requests';
import type { AddonLineRequest } from '@five/shared/bookings/create-booking.calls';
import type { BookingAddonAnswer, BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { isLive } from '@five/shared/bookings/bookings.codes';
import { closedAddons } from '@five/shared/bookings/closed-addons.rules';
import type { AddonAnswer } from '@five/shared/pricings/pricings.contract';
import { periodOf } from '@five/shared/time/wall-time';
import { isSame } from '../../platform/tables/forms/changed-fields.rules.ts';

/** An option of an add-on that can be booked. */
export interface Extra {
  reference: string;
  option: string;
  name: string;
  priceCents: number;
  /**
   * True if the option is no longer offered: the booking can keep or reduce its quantity, but not
   * increase it.
   */
  closed?: true;
  /** The maximum quantity for this booking, independent of its other add-ons. */
  most?: number;
  /** Quantity left for this booking's time, if the stock is limited. */
  left?: number;
}

/**
 * All offered add-ons, one entry per option, plus the booking's own add-ons that are no longer
 * offered.
 */
export function extrasOf(
  addons: readonly AddonAnswer[],
  booking: Pick<BookingAnswer, 'addons' | 'lines'>,
): Extra[] {
  const closed = closedAddons(booking, addons).map(
    ({ reference, option, name, unitCents, quantity }) => ({
      reference,
      option: option ?? '',
      name,
      priceCents: unitCents,
      most: quantity,
      closed: true as const,
    }),
  );
  return [...offered(addons), ...closed];
}

function offered(addons: readonly AddonAnswer[]): Extra[] {
  return addons
    .filter(({ archived }) => !archived)
    .flatMap(({ reference, name, options }) =>
      options.map((option) => ({
        reference,
        option: option.code,
        name: options.length > 1 ? `${name} · ${option.name}` : name,
        priceCents: option.priceCents,
      })),
    );
}

/**
 * Adds the quantity left to each option, so that items reserved by other bookings cannot be
 * selected.
 */
export function withLeft(
  extras: readonly Extra[],
  {
    addons,
    chosen,
    booking,
    day,
  }: {
    addons: readonly AddonAnswer[];
    chosen: readonly AddonLineRequest[];
    booking: BookingAnswer;
    day: readonly BookingAnswer[];
  },
): Extra[] {
  const { start, end } = periodOf(booking.date, booking.startTime, booking.endTime);
  const others = day.filter((one) => {
    const other = periodOf(one.date, one.startTime, one.endTime);
    return (
      one.reference !== booking.reference &&
      isLive(one.status) &&
      other.start < end &&
      start < other.end
    );
  });
  return extras.map((extra) => {
    const stock = addons.find(({ reference }) => reference === extra.reference)?.stock ?? null;
    if (stock === null || extra.closed) return extra;
    const has = (lines: readonly AddonLineRequest[]) =>
      lines
        .filter(({ reference }) => reference === extra.reference)
        .reduce((sum, { quantity }) => sum + quantity, 0);
    const free = Math.max(0, stock - has(others.flatMap(({ addons: lines }) => linesOf(lines))));
    const all = Math.max(free, has(linesOf(booking.addons)));
    return { ...extra, left: free, most: countOf(chosen, extra) + Math.max(0, all - has(chosen)) };
  });
}

export function countOf(chosen: readonly AddonLineRequest[], { reference, option }: Extra): number {
  return chosen.find((line) => isLineOf(line, { reference, option }))?.quantity ?? 0;
}

/** The add-on lines with another quantity for one option; zero removes the line. */
export function withCount(
  chosen: readonly AddonLineRequest[],
  { reference, option }: Pick<Extra, 'reference' | 'option'>,
  quantity: number,
): AddonLineRequest[] {
  const isSame = (line: AddonLineRequest) => isLineOf(line, { reference, option });
  const line = { reference, ...(option && { option }), quantity };
  const lines = chosen.some(isSame)
    ? chosen.map((one) => (isSame(one) ? line : one))
    : [...chosen, line];
  return lines.filter((one) => one.quantity > 0);
}

/**
 * Free texts of a booking that staff read and change, in the order of the form. Their labels are
 * `booking.…` in `labels.json` of `shared`.
 */
export const BOOKING_TEXTS = ['note'] as const satisfies readonly (keyof DeskUpdateBookingRequest &
  keyof BookingAnswer)[];

export type BookingTexts = Record<(typeof BOOKING_TEXTS)[number], string>;

/** Values of the form: add-ons and texts. */
type Extras = { addons: AddonLineRequest[] } & BookingTexts;

type WithExtras = Pick<BookingAnswer, 'addons' | keyof BookingTexts>;

export function extrasOn(booking: WithExtras): Extras {
  const texts = BOOKING_TEXTS.map((text) => [text, booking[text] ?? '']);
  return {
    addons: linesOf(booking.addons),
    ...(Object.fromEntries(texts) as BookingTexts),
  };
}

/**
 * The values that changed, texts without spaces around them. Only these are sent, so that
 * concurrent changes of others are not overwritten.
 */
export function extrasChanges(extras: Extras, had: Extras): Partial<Extras> {
  const texts = BOOKING_TEXTS.map((text) => [text, extras[text].trim()] as const);
  return {
    ...(!isSame(extras.addons, had.addons) && { addons: extras.addons }),
    ...Object.fromEntries(texts.filter(([text, value]) => value !== had[text])),
  };
}

/** The booking's add-ons in the shape of the request. */
export function linesOf(addons: readonly BookingAddonAnswer[]): AddonLineRequest[] {
  return addons.map(({ reference, option, quantity }) => ({
    reference,
    ...(option !== null && { option }),
    quantity,
  }));
}

const isLineOf = (
  line: AddonLineRequest,
  { reference, option }: Pick<Extra, 'reference' | 'option'>,
): boolean => line.reference === reference && (line.option ?? '') === option;
