import fc from 'fast-check';
import type { MoneyMethod } from '@five/shared/payments/payments.codes';

/**
 * Which part of the amount due a payment pays: less than the amount due, exactly the amount due, or
 * more than that.
 */
export type Part = 'some' | 'rest' | 'more';

/**
 * Names of the packs on sale. Only a customer with the tariff `club` can buy the pack `club`; it
 * replaces the pack `small` for that customer.
 */
export type OfferName = 'small' | 'ten' | 'large' | 'club';

/**
 * A day at the end of the newest active pack: its last day, or the day after. Without an active
 * pack, the current day is used.
 */
export type Edge = 'last' | 'after';

/**
 * An action of the model test. The numbers `pack`, `booking` and `payment` count from the newest
 * record, which is 0.
 */
export type Action =
  | { act: 'order'; offer: OfferName; method: MoneyMethod; desk: boolean }
  | { act: 'list'; club: boolean }
  | { act: 'cancelOrder'; pack: number; desk: boolean }
  | { act: 'payPack'; pack: number; part: Part; method: MoneyMethod; daysAgo: number }
  | { act: 'reversePack'; pack: number; payment: number; admin: boolean }
  | { act: 'sendPackProof' | 'refusePackProof'; pack: number }
  | { act: 'freeze'; pack: number; frozen: boolean }
  | { act: 'adjust'; pack: number; hours: number; admin: boolean }
  | {
      act: 'book';
      method: MoneyMethod | 'pack';
      desk: boolean;
      days: number | Edge;
      hour: number;
      long: boolean;
      pitch: string;
    }
  | { act: 'payBooking'; booking: number; part: Part; method: MoneyMethod }
  | { act: 'reverseBooking'; booking: number; payment: number }
  | { act: 'sendBookingProof' | 'refuseBookingProof' | 'confirm'; booking: number }
  | { act: 'cancelBooking' | 'payInHours'; booking: number; desk: boolean }
  | { act: 'move'; booking: number; days: number | Edge; hour: number; long: boolean }
  | { act: 'noShow'; booking: number; noShow: boolean }
  // Advances the clock by minutes, to the morning of a pack's last day, or to half past midnight
  // after that day.
  | { act: 'wait'; minutes: number | 'lastDay' | 'lastNight'; sweep: boolean };

/** The type of the action with this name. */
export type Of<Act extends Action['act'], One extends Action = Action> = One extends unknown
  ? Act extends One['act']
    ? One
    : never
  : never;

const which = fc.nat(3);
const desk = fc.boolean();
const method = fc.constantFrom<MoneyMethod>('cash', 'transfer');
const part = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Part>('rest') },
  { weight: 2, arbitrary: fc.constant<Part>('some') },
  { weight: 1, arbitrary: fc.constant<Part>('more') },
);
/**
 * Generates a number of days ahead. Most results are at most three days, because at such short
 * notice cancelled hours are forfeited and holds expire. Some results are a day at the end of a
 * pack.
 */
const days = fc.oneof(
  { weight: 6, arbitrary: fc.nat(3) },
  { weight: 2, arbitrary: fc.nat(45) },
  { weight: 1, arbitrary: fc.constantFrom<Edge>('last', 'after') },
);
const place = { days, hour: fc.integer({ min: 9, max: 23 }), long: fc.boolean() };
const minutes = fc.oneof(
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 90 }) },
  { weight: 1, arbitrary: fc.integer({ min: 60, max: 30 * 60 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 40 }).map((day) => day * 24 * 60) },
);
const ends = fc.constantFrom('lastDay' as const, 'lastNight' as const);
const hours = fc.integer({ min: -4, max: 4 }).filter((one) => one !== 0);

const acting = <Act extends string, Rest extends object>(
  weight: number,
  act: Act,
  rest: { [Key in keyof Rest]: fc.Arbitrary<Rest[Key]> },
) => ({ weight, arbitrary: fc.record(rest).map((values) => ({ act, ...values })) });

/** Generates an action at the venue. The weights make common actions more frequent. */
const actions: fc.Arbitrary<Action> = fc.oneof(
  acting(4, 'order', {
    offer: fc.constantFrom<OfferName>('small', 'large', 'ten', 'club'),
    method,
    desk,
  }),
  acting(1, 'list', { club: fc.boolean() }),
  acting(1, 'cancelOrder', { pack: which, desk }),
  acting(8, 'payPack', { pack: which, part, method, daysAgo: fc.nat(9) }),
  acting(4, 'reversePack', {
    pack: which,
    payment: which,
    admin: fc.constantFrom(true, true, false),
  }),
  acting(2, 'sendPackProof', { pack: which }),
  acting(1, 'refusePackProof', { pack: which }),
  acting(4, 'freeze', { pack: which, frozen: fc.boolean() }),
  acting(2, 'adjust', { pack: which, hours, admin: fc.boolean() }),
  acting(10, 'book', {
    method: fc.constantFrom('cash' as const, 'transfer' as const, 'pack' as const, 'pack' as const),
    desk: fc.constantFrom(false, false, true),
    ...place,
    pitch: fc.constantFrom('P1', 'P2'),
  }),
  acting(3, 'payBooking', { booking: which, part, method }),
  acting(2, 'reverseBooking', { booking: which, payment: which }),
  acting(2, 'sendBookingProof', { booking: which }),
  acting(1, 'refuseBookingProof', { booking: which }),
  acting(1, 'confirm', { booking: which }),
  acting(4, 'cancelBooking', { booking: which, desk }),
  acting(3, 'payInHours', { booking: which, desk }),
  acting(4, 'move', { booking: which, ...place }),
  acting(1, 'noShow', { booking: which, noShow: fc.boolean() }),
  acting(6, 'wait', {
    minutes: fc.oneof({ weight: 5, arbitrary: minutes }, { weight: 1, arbitrary: ends }),
    sweep: fc.boolean(),
  }),
);

const MOST_STEPS = 40;
/**
 * Actions that buy a pack. Without a pack most sequences would end before a prepaid hour can be
 * played.
 */
const bought: Action[] = [
  { act: 'order', offer: 'large', method: 'cash', desk: false },
  { act: 'payPack', pack: 0, part: 'rest', method: 'cash', daysAgo: 0 },
];

/** Generates sequences of actions of one customer, most often with prepaid hours to play. */
export const scenarios: fc.Arbitrary<Action[]> = fc
  .tuple(
    fc.constantFrom(bought, bought, []),
    fc.array(actions, { minLength: 8, maxLength: MOST_STEPS, size: 'max' }),
  )
  .map(([first, rest]) => [...first, ...rest]);
