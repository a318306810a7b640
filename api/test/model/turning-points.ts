import { type Action, type OfferName } from './actions.ts';

const DAY_MINUTES = 24 * 60;

const sold = (offer: OfferName): Action[] => [{ act: 'order', offer, method: 'cash', desk: true }, { act: 'payPack', pack: 0, part: 'rest', method: 'cash', daysAgo: 0 }];
const played = (days: number | 'last' | 'after', hour: number, long = false): Action => ({ act: 'book', method: 'pack', desk: true, days, hour, long, pitch: 'P1' });
const wait = (minutes: number | 'lastDay' | 'lastNight', sweep = false): Action => ({ act: 'wait', minutes, sweep });

/** Where a rule turns and chance seldom comes by: told in each run, before the stories that chance makes up. */
export const turningPoints: Action[][] = [
  // Hours that come back after the last night do not revive their pack.
  [...sold('small'), played('last', 23, true), wait('lastNight'), { act: 'cancelBooking', booking: 0, desk: true }, played(0, 12), wait(DAY_MINUTES, true)],
  // The last day is included, the one after is not, and a match is not moved past it.
  [...sold('small'), played('last', 20), played('after', 20), { act: 'move', booking: 0, days: 'after', hour: 20, long: false }, wait('lastDay', true), { act: 'adjust', pack: 0, hours: 1, admin: true }, played(0, 18), played(1, 18)],
  // What was left of an order's time runs on once its proof is refused; what is left then is not more.
  [{ act: 'order', offer: 'large', method: 'transfer', desk: false }, wait(2 * DAY_MINUTES), { act: 'sendPackProof', pack: 0 }, wait(6 * DAY_MINUTES, true), { act: 'refusePackProof', pack: 0 }, wait(4 * DAY_MINUTES, true), wait(2 * DAY_MINUTES, true)],
  // A price list sells its own pack in the place of the standard one of that size, and to nobody else; what was bought pays whatever the list.
  [...sold('club'), { act: 'list', club: true }, ...sold('small'), ...sold('club'), ...sold('large'), { act: 'list', club: false }, ...sold('club'), played(0, 20), played(1, 20, true)],
  // Up to ten hours one month, above ten two; paid for on an earlier day.
  [...sold('ten'), ...sold('large'), { act: 'order', offer: 'small', method: 'transfer', desk: false }, { act: 'payPack', pack: 0, part: 'some', method: 'transfer', daysAgo: 3 }, { act: 'payPack', pack: 0, part: 'rest', method: 'transfer', daysAgo: 1 }],
];
