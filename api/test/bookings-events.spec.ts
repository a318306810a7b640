import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type {
  BookingEvent,
  DeskBookingEvent,
  DeskPaymentEvent,
  SlotsEvent,
} from '@five/shared/realtime/topics';
import type { Socket } from 'socket.io-client';
import { connected, receivedEvents } from './sockets.ts';
import { MONDAY, MONDAY_MORNING, openVenue, wish } from './venue.ts';
import type { Person } from './people.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let player: Person;
let staff: Person;
let grid: Socket;
let playerSocket: Socket;
let desk: Socket;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  [player, staff] = [await world.player(), await world.staff()];
  grid = await connected(world.url, '/availability');
  playerSocket = await connected(world.url, '/me', player.token);
  desk = await connected(world.url, '/desk', staff.token);
  await grid.emitWithAck('join', { date: MONDAY });
});
afterAll(async () => {
  for (const socket of [grid, playerSocket, desk]) socket.close();
  await world.close();
});

test('a booking event reaches all grids, under the previous evening after midnight', async () => {
  const events = Promise.all([
    receivedEvents<SlotsEvent>(grid, 'slots'),
    receivedEvents<BookingEvent>(playerSocket, 'booking'),
    receivedEvents<DeskBookingEvent>(desk, 'booking'),
  ]);
  const { body } = await player.http
    .post('/api/bookings')
    .send(wish({ startTime: '23:00', endTime: '01:00', pitch: 'P1' }))
    .expect(201);
  const { reference } = (body as { data: BookingAnswer }).data;
  const [slots, mine, seen] = await events;
  expect(slots).toEqual({
    date: MONDAY,
    changes: [
      {
        pitch: 'P1',
        date: MONDAY,
        startTime: '23:00',
        endTime: '00:00',
        state: 'taken',
        heldUntil: expect.any(String) as string,
      },
      {
        pitch: 'P1',
        date: '2026-11-24',
        startTime: '00:00',
        endTime: '01:00',
        state: 'taken',
        heldUntil: expect.any(String) as string,
      },
    ],
  });
  expect(mine).toMatchObject({
    reference,
    cause: 'reserved',
    status: 'pending',
    paymentStatus: 'unpaid',
    totalCents: 55_000,
  });
  expect(seen).toEqual({ ...mine, customerName: player.user.fullName });
});

test('money reaches the desk and the owner; a cancellation frees the grid', async () => {
  const reserved = Promise.all([
    receivedEvents(playerSocket, 'booking'),
    receivedEvents(grid, 'slots'),
    receivedEvents(desk, 'booking'),
  ]);
  const { body } = await player.http
    .post('/api/bookings')
    .send(wish({ pitch: 'P2' }))
    .expect(201);
  const { reference } = (body as { data: BookingAnswer }).data;
  await reserved;
  const paid = Promise.all([
    receivedEvents<DeskPaymentEvent>(desk, 'payment'),
    receivedEvents<BookingEvent>(playerSocket, 'booking'),
  ]);
  await staff.http
    .post('/api/payments')
    .send({ booking: reference, amountCents: 30_000, method: 'cash' })
    .expect(201);
  expect(await paid).toMatchObject([
    { booking: reference, amountCents: 30_000 },
    { reference, cause: 'paid', status: 'confirmed', paymentStatus: 'paid' },
  ]);
  const freed = receivedEvents<SlotsEvent>(grid, 'slots');
  await player.http.delete(`/api/bookings/${reference}`).expect(200);
  expect((await freed).changes).toEqual([
    {
      pitch: 'P2',
      date: MONDAY,
      startTime: '19:00',
      endTime: '20:00',
      state: 'free',
      heldUntil: null,
    },
  ]);
});

test('a refused request sends no event', async () => {
  const received: string[] = [];
  // Waits until events of the previous test have arrived.
  await new Promise((resolve) => setTimeout(resolve, 100));
  // Events of other kinds may still arrive from earlier bookings; only these three kinds are
  // recorded.
  for (const socket of [grid, playerSocket, desk])
    socket.onAny(
      (event: string) => ['slots', 'booking', 'payment'].includes(event) && received.push(event),
    );
  await player.http
    .post('/api/bookings')
    .send(wish({ startTime: '23:00', endTime: '00:00', pitch: 'P1' }))
    .expect(409);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(received).toEqual([]);
});
