import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { bookingsVersion } from '@five/shared/realtime/bookings-version.rules';
import type { Socket } from 'socket.io-client';
import type { Person } from '../people.ts';
import { connected, sendEvent } from '../sockets.ts';
import { MONDAY_MORNING, openVenue, wish } from '../venue.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
let player: Person;
let socket: Socket;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  player = await world.register();
  socket = await connected(world.url, '/me', player.token);
});
afterAll(async () => {
  socket.close();
  await world.close();
});

const OWN = '/api/bookings_my_reservations';
const read = async (locale = 'fr') => {
  const { body } = await player.http.get(OWN).set('accept-language', locale).expect(200);
  return body as BookingAnswer[];
};
const ask = (version: unknown) => sendEvent(socket, 'bookings', { version });

test('each change of an own booking makes the earlier versions old in each language', async () => {
  expect(await ask(bookingsVersion(await read()))).toEqual({ current: true });
  const { http } = await world.staff();
  const path = async () => `/api/bookings/${(await read())[0]?.reference ?? ''}`;
  const changes: Record<string, () => Promise<unknown>> = {
    booked: () =>
      player.http
        .post('/api/bookings')
        .send(wish({ pitch: 'P2' }))
        .expect(201),
    moved: async () =>
      http
        .put(await path())
        .send({ pitch: 'P3' })
        .expect(200),
    paid: async () =>
      http
        .post('/api/payments')
        .send({ booking: (await read())[0]?.reference, amountCents: 5000, method: 'cash' })
        .expect(201),
    cancelled: async () => player.http.delete(await path()).expect(200),
  };
  for (const [name, change] of Object.entries(changes)) {
    const before = bookingsVersion(await read());
    await change();
    expect([name, await ask(before)]).toEqual([name, { current: false }]);
    for (const locale of ['fr', 'en', 'ar'])
      expect([name, locale, await ask(bookingsVersion(await read(locale)))]).toEqual([
        name,
        locale,
        { current: true },
      ]);
  }
});

test('a version of another player or without sense is not current', async () => {
  const other = await world.register();
  await other.http
    .post('/api/bookings')
    .send(wish({ pitch: 'P1' }))
    .expect(201);
  const { body } = await other.http.get(OWN).expect(200);
  const versions = [bookingsVersion(body as BookingAnswer[]), 'unknown', 7, null, undefined];
  for (const version of versions)
    expect([version, await ask(version)]).toEqual([version, { current: false }]);
  expect(await sendEvent(socket, 'bookings', null)).toEqual({ current: false });
});
