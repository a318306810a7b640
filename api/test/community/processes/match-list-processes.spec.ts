import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import { addDays } from '@five/shared/time/wall-time';
import { examine } from '../../../src/commands/examine.ts';
import { type TwoProcesses, twoProcesses } from '../../two-processes.ts';
import { nameOf } from '../match-guests.ts';

const GUESTS = 200;
const SIZE = 10;
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 2);
const HOURS = 12;

let both: TwoProcesses;
let captain: string;

beforeAll(async () => {
  both = await twoProcesses({ DEMO: 'bench', RATE_LIMITS: 'off' });
  const { body } = await both.first.http
    .post('/api/auth/field/login')
    .send({ email: 'reception@demo.test', password: 'demo-Password-1' });
  captain = (body as { token: string }).token;
});
afterAll(() => both.close());

const asCaptain = () => ({ authorization: `Bearer ${captain}` });

/** Token of the match of a new booking; each round has an hour of its own. */
async function newMatch(round: number): Promise<string> {
  const hour = 9 + (round % HOURS);
  const time = (value: number) => `${String(value).padStart(2, '0')}:00`;
  const { body } = await both.first.http
    .post('/api/bookings')
    .set(asCaptain())
    .send({
      date: addDays(new Date().toISOString().slice(0, 10), 20 + Math.floor(round / HOURS)),
      startTime: time(hour),
      endTime: time(hour + 1),
      pitch: 'P1',
      paymentMethod: 'cash',
      acceptRules: true,
      customer: { name: 'Nadia' },
    })
    .expect(201);
  return (body as { data: BookingAnswer }).data.match.path.replace('/m/', '');
}

const answer = (token: string, body: object) =>
  both.next().http.post(`/api/matches/${token}/answers`).send(body);

async function read(token: string): Promise<BookingMatchAnswer> {
  return (await both.next().http.get(`/api/matches/${token}`).expect(200))
    .body as BookingMatchAnswer;
}

test('200 guests at once on two processes: ten seats, 190 on the bench, each once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const token = await newMatch(round);
    const answers = await Promise.all(
      Array.from({ length: GUESTS }, (_, number) =>
        answer(token, { answer: 'in', name: nameOf(number) }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(GUESTS).fill(200));
    const { seats, bench, counts } = await read(token);
    expect([seats.length, bench.length, counts.in]).toEqual([SIZE, GUESTS - SIZE, GUESTS]);
    const people = [...seats, ...bench];
    expect(people.map(({ position }) => position)).toEqual(people.map((_, index) => index + 1));
    expect(new Set(people.map(({ displayName }) => displayName)).size).toBe(GUESTS);
    const stored = await both.database.sql<{ reference: string }>(
      `select p.reference from match_people p join bookings b on b.id = p.booking_id
        where b.reference = $1 order by p.id`,
      [`B-${token.slice(0, 8)}`],
    );
    expect(people.map(({ id }) => id)).toEqual(stored.map(({ reference }) => reference));
  }
  expect(await examine({ query: (text) => both.database.sql(text) })).toEqual([]);
});

test('the bench moves up in its order while 50 people answer at once', async () => {
  const token = await newMatch(ROUNDS);
  for (let number = 0; number < SIZE + 3; number++)
    await answer(token, { answer: 'in', name: nameOf(number) }).expect(200);
  const { seats, bench } = await read(token);
  const gone = seats.slice(0, 4).map(({ id }) => id);
  const removals = gone.map((id) =>
    both.next().http.delete(`/api/matches/${token}/answers/${id}`).set(asCaptain()),
  );
  const arrivals = Array.from({ length: 50 }, (_, number) =>
    answer(token, { answer: 'in', name: nameOf(100 + number) }),
  );
  const all = await Promise.all([...removals, ...arrivals]);
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
  const after = await read(token);
  const before = [...seats, ...bench].map(({ id }) => id).filter((id) => !gone.includes(id));
  const order = [...after.seats, ...after.bench].map(({ id }) => id);
  expect(order.slice(0, before.length)).toEqual(before);
  expect([after.seats.length, order.length]).toEqual([SIZE, SIZE + 3 - 4 + 50]);
  expect(new Set(order).size).toBe(order.length);
});

test('while a booking is cancelled, an answer is stored before it or refused', async () => {
  const token = await newMatch(ROUNDS + 1);
  const [cancelled, ...answers] = await Promise.all([
    both.first.http
      .delete(`/api/bookings/B-${token.slice(0, 8)}`)
      .set(asCaptain())
      .send({ reason: 'Panne' }),
    ...Array.from({ length: 30 }, (_, number) =>
      answer(token, { answer: 'in', name: nameOf(number) }),
    ),
  ]);
  expect(cancelled.status).toBe(200);
  const stored = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ body }) => (body as { code?: string }).code)).toEqual(
    refused.map(() => 'MATCH_CANCELLED'),
  );
  expect(await read(token)).toMatchObject({ state: 'cancelled', counts: { in: stored.length } });
});
