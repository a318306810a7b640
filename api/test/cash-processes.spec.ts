import type { CashSessionAnswer } from '@five/shared/payments/cash/cash.contract';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { addDays } from '@five/shared/time/wall-time';
import { examine } from '../src/commands/examine.ts';
import { type TwoProcesses, twoProcesses } from './two-processes.ts';

const PAYMENTS = 20;

let both: TwoProcesses;
let token: string;

beforeAll(async () => {
  both = await twoProcesses({ DEMO: 'bench' });
  const { body } = await both.first.http
    .post('/api/auth/field/login')
    .send({ email: 'reception@demo.test', password: 'demo-Password-1' });
  token = (body as { token: string }).token;
});
afterAll(() => both.close());

const get = (path: string) =>
  both.next().http.get(`/api/${path}`).set('authorization', `Bearer ${token}`);
const post = (path: string, body: object) =>
  both.next().http.post(`/api/${path}`).set('authorization', `Bearer ${token}`).send(body);

/**
 * Creates an unpaid booking for a customer without a login, on a day that no other booking of the
 * test uses.
 */
async function booked(index: number): Promise<string> {
  const date = addDays(new Date().toISOString().slice(0, 10), 20 + index);
  const { body } = await post('bookings', {
    date,
    startTime: '10:00',
    endTime: '11:00',
    pitch: 'P1',
    paymentMethod: 'cash',
    acceptRules: true,
    customer: { name: `Client ${index}` },
  }).expect(201);
  return (body as { data: BookingAnswer }).data.reference;
}

/**
 * Counts and closes the open cash drawer. Returns the response status, which may be an error if a
 * payment changed the drawer after the count.
 */
async function tryToClose(): Promise<number> {
  const [open] = (await get('cash_sessions?filter={"open":true}').expect(200))
    .body as CashSessionAnswer[];
  if (!open) return 404;
  if (open.floatCents === null)
    await both
      .next()
      .http.put(`/api/cash_sessions/${open.reference}`)
      .set('authorization', `Bearer ${token}`)
      .send({ floatCents: 0 });
  await post(`cash_sessions/${open.reference}/count`, { count: [] });
  return (await post(`cash_sessions/${open.reference}/close`, { reason: 'Pendant la file' }))
    .status;
}

test('cash during a close in another process is in one drawer; data stay consistent', async () => {
  const bookings = await Promise.all(Array.from({ length: PAYMENTS }, (_, index) => booked(index)));
  let taking = true;
  const closed: number[] = [];
  const closing = (async () => {
    while (taking) closed.push(await tryToClose());
  })();
  const paid = await Promise.all(
    bookings.map((booking) => post('payments', { booking, amountCents: 10_000, method: 'cash' })),
  );
  taking = false;
  await closing;
  while ((await tryToClose()) !== 404);
  expect(paid.map(({ status }) => status)).toEqual(Array(PAYMENTS).fill(201));
  expect(closed.filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
  const [sum] = await both.database.sql<{ closed: string; paid: string }>(
    `select (select sum(expected_cents - float_cents) from cash_sessions) + 0 as closed,
      (select sum(amount_cents) from payments
      where cash_session_id is not null) + (select coalesce(sum(amount_cents), 0)
      from cash_movements) as paid`,
  );
  expect(sum?.closed).toBe(sum?.paid);
  expect(await examine({ query: (text) => both.database.sql(text) })).toEqual([]);
});
