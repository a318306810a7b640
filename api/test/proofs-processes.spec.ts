import { addDays } from '@five/shared/time/wall-time';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { examine } from '../src/commands/examine.ts';
import { makeSessions, type Answer, closeConnections, post } from './bulk-people.ts';
import { eventually } from './eventually.ts';
import { type ApiProcess, startProcess, type TwoProcesses, twoProcesses } from './two-processes.ts';
import { tinyPdf } from './tiny-pdf.ts';

const PDF = tinyPdf();
const TWO_HOURS_SECONDS = 2 * 60 * 60;
const RACES = 8;

let both: TwoProcesses;
let player: string;
let staff: string;
let date: string;

beforeAll(async () => {
  both = await twoProcesses({ DEMO: 'bench' });
  [player] = (await makeSessions(both.database, 1)) as [string];
  staff = await signIn('reception@demo.test');
  // 30 days from today; all bookings of the demo are earlier.
  date = addDays(new Date().toISOString().slice(0, 10), 30);
});
afterEach(async () =>
  expect(await examine({ query: (text) => both.database.sql(text) })).toEqual([]),
);
afterAll(async () => {
  closeConnections();
  await both.close();
});

async function signIn(email: string): Promise<string> {
  const { body } = await both.first.http
    .post('/api/auth/field/login')
    .send({ email, password: 'demo-Password-1' })
    .expect(200);
  return (body as { token: string }).token;
}

let days = 0;
/**
 * Creates a pending booking to be paid by transfer, on a day that no other booking of the test
 * uses.
 */
async function reserved(): Promise<string> {
  const { status, body } = await post(both.next(), '/api/bookings', {
    token: player,
    body: {
      date: addDays(date, days++),
      startTime: '19:00',
      endTime: '20:00',
      pitch: 'P1',
      paymentMethod: 'transfer',
      acceptRules: true,
    },
  });
  expect(status).toBe(201);
  return (body.data as BookingAnswer).reference;
}
const send = async (api: ApiProcess, reference: string) =>
  (
    await api.http
      .post(`/api/bookings/${reference}/proof`)
      .set('authorization', `Bearer ${player}`)
      .attach('file', PDF, 'virement.pdf')
  ).status;
const decide = (api: ApiProcess, path: string, body: object): Promise<Answer> =>
  post(api, `/api/${path}`, { token: staff, body });
const stateOf = async (reference: string) =>
  (
    await both.database.sql(
      'select status, reviewed_since is not null as reviewed from bookings where reference = $1',
      [reference],
    )
  )[0];
const proofsOf = (reference: string) =>
  both.database.sql('select state from transfer_proofs where target = $1 order by id', [reference]);

test('a process two hours ahead expires a running hold, not one paused by a proof', async () => {
  const [waits, runs] = [await reserved(), await reserved()];
  expect(await send(both.first, waits)).toBe(200);
  // The clock of this process is two hours ahead. When the process starts, it expires bookings
  // whose hold is over at that time.
  const ahead = await startProcess(both.database.url, {
    DEMO: 'bench',
    CLOCK: `+${TWO_HOURS_SECONDS}`,
  });
  await expect(ended(runs)).resolves.toBe('expired');
  expect(await stateOf(waits)).toEqual({ status: 'pending', reviewed: true });
  expect(
    (await decide(both.second, `bookings/${waits}/proof/refuse`, { reason: 'Illisible' })).body,
  ).toMatchObject({ data: { underReview: false } });
  await ahead.stop();
});

async function ended(reference: string): Promise<unknown> {
  const read = async () => ((await stateOf(reference)) as { status: string } | undefined)?.status;
  return await eventually(read, (status) => status !== 'pending');
}

test('the same proof sent to both processes at once waits once, as one file', async () => {
  const reference = await reserved();
  expect(
    await Promise.all(
      [both.first, both.second, both.first, both.second].map((api) => send(api, reference)),
    ),
  ).toEqual([200, 200, 200, 200]);
  expect(await proofsOf(reference)).toEqual([{ state: 'open' }]);
  expect(
    await both.database.sql(
      `select 1 from files where owner_kind = 'booking-proof' and owner = $1`,
      [reference],
    ),
  ).toHaveLength(1);
});

test('a concurrent proof and payment: the payment is kept, no proof stays pending', async () => {
  for (let round = 0; round < RACES; round++) {
    const reference = await reserved();
    const [status, paid] = await Promise.all([
      send(both.first, reference),
      decide(both.second, 'payments', {
        booking: reference,
        amountCents: 1_000,
        method: 'transfer',
      }),
    ]);
    expect([200, 409]).toContain(status);
    expect(paid.status).toBe(201);
    expect(await stateOf(reference)).toEqual({ status: 'confirmed', reviewed: false });
    expect((await proofsOf(reference)).map(({ state }) => state)).not.toContain('open');
  }
});

test('a concurrent refusal and confirmation: the booking shows which was first', async () => {
  for (let round = 0; round < RACES; round++) {
    const reference = await reserved();
    expect(await send(both.first, reference)).toBe(200);
    const [refused, confirmed] = await Promise.all([
      decide(both.first, `bookings/${reference}/proof/refuse`, { reason: 'Illisible' }),
      decide(both.second, `bookings/${reference}/confirm`, {}),
    ]);
    expect([200, 409]).toContain(refused.status);
    expect(confirmed.status).toBe(200);
    expect(await stateOf(reference)).toEqual({ status: 'confirmed', reviewed: false });
    expect(await proofsOf(reference)).toEqual([
      { state: refused.status === 200 ? 'refused' : 'closed' },
    ]);
  }
});
