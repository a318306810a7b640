import { type Action, type OfferName } from './actions.ts';

const DAY_MINUTES = 24 * 60;

const sold = (offer: OfferName): Action[] => [
  { act: 'order', offer, method: 'cash', desk: true },
  { act: 'payPack', pack: 0, part: 'rest', method: 'cash', daysAgo: 0 },
];
const played = (days: number | 'last' | 'after', hour: number, long = false): Action => ({
  act: 'book',
  method: 'pack',
  desk: true,
  days,
  hour,
  long,
  pitch: 'P1',
});
const wait = (minutes: number | 'lastDay' | 'lastNight', sweep = false): Action => ({
  act: 'wait',
  minutes,
  sweep,
});

/**
 * Boundary cases that random sequences rarely reach. The test runs them before the random
 * sequences.
 */
export const turningPoints: Action[][] = [
  // Hours that are returned after the last night of a pack do not reactivate the pack.
  [
    ...sold('small'),
    played('last', 23, true),
    wait('lastNight'),
    { act: 'cancelBooking', booking: 0, desk: true },
    played(0, 12),
    wait(DAY_MINUTES, true),
  ],
  // A pack is valid on its last day but not on the day after, and a match cannot be moved past the
  // last day.
  [
    ...sold('small'),
    played('last', 20),
    played('after', 20),
    { act: 'move', booking: 0, days: 'after', hour: 20, long: false },
    wait('lastDay', true),
    { act: 'adjust', pack: 0, hours: 1, admin: true },
    played(0, 18),
    played(1, 18),
  ],
  // After a refused proof the remaining time of an order continues; the refusal does not extend it.
  [
    { act: 'order', offer: 'large', method: 'transfer', desk: false },
    wait(2 * DAY_MINUTES),
    { act: 'sendPackProof', pack: 0 },
    wait(6 * DAY_MINUTES, true),
    { act: 'refusePackProof', pack: 0 },
    wait(4 * DAY_MINUTES, true),
    wait(2 * DAY_MINUTES, true),
  ],
  // A tariff sells its own pack instead of the standard pack of that size, and only to customers
  // with that tariff. A pack that was bought pays for bookings regardless of the tariff.
  [
    ...sold('club'),
    { act: 'list', club: true },
    ...sold('small'),
    ...sold('club'),
    ...sold('large'),
    { act: 'list', club: false },
    ...sold('club'),
    played(0, 20),
    played(1, 20, true),
  ],
  // A pack of up to ten hours is valid for one month, a larger pack for two months. The payment
  // here is dated on an earlier day.
  [
    ...sold('ten'),
    ...sold('large'),
    { act: 'order', offer: 'small', method: 'transfer', desk: false },
    { act: 'payPack', pack: 0, part: 'some', method: 'transfer', daysAgo: 3 },
    { act: 'payPack', pack: 0, part: 'rest', method: 'transfer', daysAgo: 1 },
  ],
];
