import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type {
  BookingEvent,
  DeskBookingEvent,
  DeskPaymentEvent,
  SlotsEvent,
} from '@five/shared/realtime/topics';
import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { slotsVersion } from '@five/shared/slots/slots-version.rules';
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
  staff = await world.staff();
  grid = await connected(world.url, '/availability');
  desk = await connected(world.url, '/desk', staff.token);
  await grid.emitWithAck('join', { date: MONDAY });
});
afterAll(async () => {
  for (const socket of [grid, desk]) socket.close();
  await world.close();
});
beforeEach(async () => {
  player = await world.register();
  playerSocket = await connected(world.url, '/me', player.token);
});
afterEach(() => playerSocket.close());

/**
 * Returns the next events of a booking. Each test awaits all events of its bookings, so that the
 * following test receives none of them.
 */
const nextEvents = () =>
  Promise.all([
    receivedEvents<SlotsEvent>(grid, 'slots'),
    receivedEvents<BookingEvent>(playerSocket, 'booking'),
    receivedEvents<DeskBookingEvent>(desk, 'booking'),
  ]);
const reserve = async (changes: Record<string, unknown>) => {
  const { body } = await player.http.post('/api/bookings').send(wish(changes)).expect(201);
  return (body as { data: BookingAnswer }).data.reference;
};

test('a join says whether the slots that the client knows are current', async () => {
  const known = async (reader: Person['http']) => {
    const { body } = await reader.get(`/api/availability?date=${MONDAY}&days=1`).expect(200);
    return slotsVersion((body as [AvailabilityDay])[0]);
  };
  const join = (version: string): Promise<unknown> =>
    grid.emitWithAck('join', { date: MONDAY, version });
  const before = await known(player.http);
  expect(await join(before)).toEqual({ status: 'success', current: true });
  const events = nextEvents();
  await reserve({ startTime: '10:00', endTime: '11:00', pitch: 'P2' });
  await events;
  expect(await join(before)).toEqual({ status: 'success', current: false });
  expect(await join(await known(player.http))).toEqual({ status: 'success', current: true });
});

test('a booking event reaches all grids, under the previous evening after midnight', async () => {
  const events = nextEvents();
  const reference = await reserve({ startTime: '23:00', endTime: '01:00', pitch: 'P1' });
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
  const reserved = nextEvents();
  const reference = await reserve({ pitch: 'P2' });
  await reserved;
  const paid = Promise.all([
    receivedEvents<DeskPaymentEvent>(desk, 'payment'),
    receivedEvents<BookingEvent>(playerSocket, 'booking'),
    receivedEvents<DeskBookingEvent>(desk, 'booking'),
  ]);
  await staff.http
    .post('/api/payments')
    .send({ booking: reference, amountCents: 30_000, method: 'cash' })
    .expect(201);
  expect(await paid).toMatchObject([
    { booking: reference, amountCents: 30_000 },
    { reference, cause: 'paid', status: 'confirmed', paymentStatus: 'paid' },
    { reference },
  ]);
  const cancelled = nextEvents();
  await player.http.delete(`/api/bookings/${reference}`).expect(200);
  const [freed] = await cancelled;
  expect(freed.changes).toEqual([
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
  const slot = { startTime: '23:00', endTime: '00:00', pitch: 'P3' };
  const events = nextEvents();
  await reserve(slot);
  await events;
  const received: string[] = [];
  // Events of other kinds may still arrive from the first booking; only these three kinds are
  // recorded.
  for (const socket of [grid, playerSocket, desk])
    socket.onAny(
      (event: string) => ['slots', 'booking', 'payment'].includes(event) && received.push(event),
    );
  await player.http.post('/api/bookings').send(wish(slot)).expect(409);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(received).toEqual([]);
});
