import { freeHour, freeSeries, plannedSeries } from '../booked-records.ts';
import { closeDrawer } from '../drawers.ts';
import { makeRecord } from '../records.ts';
import { profileBody } from '../statements.ts';
import { takenHour } from '../waitlist-records.ts';
import type { Bodies } from '../test-server.ts';

/** Functions that create valid bodies for the calls about bookings, packs and money. */
export const BOOKING_BODIES: Bodies = {
  'POST bookings_get_price': (stage) => freeHour(stage),
  'POST bookings': async (stage, as) => ({
    ...freeHour(stage),
    pitch: 'P3',
    paymentMethod: 'cash',
    acceptRules: true,
    ...(as === 'staff' || as === 'admin'
      ? { customer: { reference: await makeRecord(stage, 'customers', as) } }
      : {}),
  }),
  'POST waiting': async (stage, as) => {
    // Uses a new player, because a player with three waiting list entries cannot add a fourth.
    if (as !== 'staff' && as !== 'admin') stage.renew(as);
    return {
      ...(await takenHour(stage)).hour,
      ...(as === 'staff' || as === 'admin'
        ? { customer: { reference: await makeRecord(stage, 'customers', as) } }
        : {}),
    };
  },
  'POST waiting/{reference}/offer': (stage) => ({ ...freeHour(stage), pitch: 'P3' }),
  'POST series_preview': (stage) => freeSeries(stage),
  'POST series': async (stage, as) =>
    plannedSeries(stage, {
      ...freeSeries(stage),
      ...(as === 'staff' || as === 'admin'
        ? { customer: { reference: await makeRecord(stage, 'customers', as) } }
        : {}),
    }),
  'POST series/{reference}/cancel': ({ world }) => ({
    reason: `Le client a appelé ${world.next()}`,
  }),
  'DELETE bookings/{reference}': () => ({ reason: 'Le client a appelé' }),
  'POST payments': async (stage) => ({
    booking: await makeRecord(stage, 'bookings', 'player'),
    amountCents: 1_000,
    method: 'cash',
  }),
  'POST bank_profiles': (stage) => profileBody(stage),
  'POST bank_lines/{reference}/accept': async (stage) => ({
    booking: await makeRecord(stage, 'bookings', 'player'),
  }),
  'POST cash_sessions': async (stage) => {
    await closeDrawer(stage);
    return { floatCents: 50_000 };
  },
  'POST subscriptions': async (stage, as) => ({
    pricing: await makeRecord(stage, 'pricings', 'admin'),
    paymentMethod: 'cash',
    acceptConditions: true,
    ...(as === 'staff' || as === 'admin'
      ? { customer: { reference: await makeRecord(stage, 'customers', as) } }
      : {}),
  }),
  'POST blocks': (stage) => ({ ...freeHour(stage), pitch: 'P3', reason: 'Entretien' }),
  'POST pricings': () => ({
    type: 'pack',
    name: { fr: 'Pack' },
    numberOfHours: 10,
    totalCents: 250_000,
  }),
};
