import { freeHour } from '../booked-records.ts';
import type { CallerName } from '../routes.ts';
import type { Bodies, TestServer } from '../test-server.ts';

/** Functions that create valid bodies for the calls about bookings without an account. */
export const DRAFT_BODIES: Bodies = {
  'POST booking_drafts': (server) => ({ ...freeHour(server), pitch: 'P3' }),
  'GET booking_drafts/current': holdSlot,
  'DELETE booking_drafts/current': holdSlot,
  'POST booking_drafts/current/code': async (server, as) => {
    await holdSlot(server, as);
    return contact(server);
  },
  'POST booking_drafts/current/confirm': async (server, as) => {
    await holdSlot(server, as);
    const body = contact(server);
    await server.send('POST', '/api/booking_drafts/current/code', { as, body });
    return { code: await server.world.code(body.email), paymentMethod: 'cash' };
  },
};

/** Holds a free slot for a caller, whose later requests send its cookie. */
async function holdSlot(server: TestServer, as: CallerName): Promise<undefined> {
  const body = { ...freeHour(server), pitch: 'P3' };
  server.heldSlots.delete(as);
  const { headers } = await server.send('POST', '/api/booking_drafts', { as, body });
  server.heldSlots.set(as, headers['set-cookie']?.split(';')[0] ?? '');
}

function contact({ world }: TestServer) {
  const number = world.next();
  return {
    firstName: 'Salma',
    name: 'Idrissi',
    phone: `+2126${30_000_000 + number}`,
    email: `stranger${number}@five.test`,
    adult: true,
    acceptRules: true,
  };
}
