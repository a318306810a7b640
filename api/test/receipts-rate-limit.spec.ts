import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { Paper } from '../src/platform/pdf/paper.ts';
import type { Person } from './people.ts';
import { MONDAY_MORNING, openVenue, wish } from './venue.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let player: Person;
let staff: Person;
let booking: string;
beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING, env: { RATE_LIMITS: 'on' } });
  await openVenue(world);
  [player, staff] = [await world.register(), await world.staff()];
  booking = (
    (await player.http.post('/api/bookings').send(wish()).expect(201)).body as {
      data: BookingAnswer;
    }
  ).data.reference;
  await staff.http
    .post('/api/payments')
    .send({ booking, amountCents: 10_000, method: 'cash' })
    .expect(201);
});
beforeEach(() => world.sql('truncate rate_limits'));
afterAll(() => world.close());

const receipt = async ({ http }: Person) =>
  (await http.get(`/api/bookings/${booking}/receipt.pdf`).buffer(true)).status;

test('with many concurrent receipts, only one is drawn per event loop turn', async () => {
  const head = Reflect.get(Paper.prototype, 'head');
  const drawnInTurn: number[] = [];
  let drawn = 0;
  Paper.prototype.head = function (this: Paper, title, below) {
    if (drawn++ === 0)
      setImmediate(() => {
        drawnInTurn.push(drawn);
        drawn = 0;
      });
    head.call(this, title, below);
  };
  try {
    expect(await Promise.all(Array.from({ length: 12 }, () => receipt(player)))).toEqual(
      Array(12).fill(200),
    );
    expect(drawnInTurn).toEqual(Array(12).fill(1));
  } finally {
    Paper.prototype.head = head;
  }
});

test('a player reads thirty in a minute, the desk as many as it likes', async () => {
  await receipt(player);
  await world.sql('update rate_limits set points = 30');
  expect([await receipt(player), await receipt(staff)]).toEqual([429, 200]);
  world.clock.set(new Date(world.clock.now().getTime() + 61_000));
  expect(await receipt(player)).toBe(200);
});
