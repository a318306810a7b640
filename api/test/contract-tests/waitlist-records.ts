import type { WaitingAnswer } from '@five/shared/waiting/waiting.contract';
import { OfferLinks } from '../../src/bookings/waiting/offer-access.ts';
import { freeHour } from './booked-records.ts';
import { newCustomer, type Owner } from './owners.ts';
import type { TestServer } from './test-server.ts';

type Hour = ReturnType<typeof freeHour> & { pitch: string };

/** Books an hour on pitch P3; returns the hour and the booking's reference. */
export async function takenHour(server: TestServer): Promise<{ hour: Hour; booking: string }> {
  const hour = { ...freeHour(server), pitch: 'P3' };
  const { http } = await server.person('staff');
  const { body } = await http
    .post('/api/bookings')
    .send({
      ...hour,
      paymentMethod: 'cash',
      acceptRules: true,
      customer: { reference: await newCustomer(server) },
    })
    .expect(201);
  return { hour, booking: (body as { data: { reference: string } }).data.reference };
}

/**
 * A waiting list entry of the owner. Staff make the entry, so that unverified players can have an
 * entry too and no limit applies.
 */
export async function newPlace(server: TestServer, owner: Owner): Promise<string> {
  return (await newWaitingEntry(server, owner, (await takenHour(server)).hour)).reference;
}

/** A waiting list entry with an open offer: staff have cancelled the booking of the hour. */
export async function offeredPlace(server: TestServer, owner: Owner): Promise<string> {
  const { hour, booking } = await takenHour(server);
  const { reference } = await newWaitingEntry(server, owner, hour);
  const { http } = await server.person('staff');
  await http.delete(`/api/bookings/${booking}`).send({ reason: 'Le client a appelé' }).expect(200);
  return reference;
}

/** The token of a mailed offer to a new player without other records. */
export async function offerToken(server: TestServer): Promise<string> {
  server.renew('other');
  const place = await offeredPlace(server, 'other');
  const { http } = await server.person('staff');
  const { body } = await http
    .get('/api/waiting')
    .query({ filter: JSON.stringify({ id: place }) })
    .expect(200);
  const [row] = body as WaitingAnswer[];
  return server.world.app.get(OfferLinks).tokenOf(place, row?.offer?.endsAt ?? '');
}

async function newWaitingEntry(
  server: TestServer,
  owner: Owner,
  hour: Hour,
): Promise<WaitingAnswer> {
  const { http } = await server.person('staff');
  const { body: user } = await http
    .get(`/api/users/${(await server.person(owner)).reference}`)
    .expect(200);
  const { body } = await http
    .post('/api/waiting')
    .send({ ...hour, customer: { reference: (user as { customer: string }).customer } })
    .expect(201);
  return (body as { data: WaitingAnswer }).data;
}
