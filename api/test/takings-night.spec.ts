import type { CashSessionAnswer } from '@five/shared/payments/cash/cash.contract';
import type { PaymentAnswer } from '@five/shared/payments/payments.contract';
import type { TakingsReport } from '@five/shared/reports/reports.contract';
import { examine } from '../src/commands/examine.ts';
import { book } from './factories.ts';
import type { Person } from './people.ts';
import { openVenue } from './venue.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let staff: Person;
let admin: Person;
let hours = 0;

beforeAll(async () => {
  world = await createWorld({ at: '2026-11-25T20:00:00Z' });
  await openVenue(world);
  [admin, staff] = [await world.admin(), await world.staff()];
});
beforeEach(() => goTo('2026-11-25T20:00:00Z'));
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());

async function goTo(instant: string): Promise<void> {
  staff = await world.goTo(instant);
  admin = await world.login(admin.email);
}

async function pay(amountCents: number, method = 'cash'): Promise<PaymentAnswer> {
  const hour = hours++;
  const { reference: booking } = await book(world, staff, {
    date: '2026-12-12',
    startTime: `${10 + (hour % 10)}:00`,
    endTime: `${11 + (hour % 10)}:00`,
    pitch: 'P2',
    customer: { name: `Client ${hour}` },
  });
  return (
    (await staff.http.post('/api/payments').send({ booking, amountCents, method }).expect(201))
      .body as { data: PaymentAnswer }
  ).data;
}

const reverse = async ({ reference }: PaymentAnswer) =>
  (
    (
      await staff.http
        .post(`/api/payments/${reference}/reverse`)
        .send({ reason: 'Erreur' })
        .expect(201)
    ).body as { data: PaymentAnswer }
  ).data;

/** Counts and closes the open cash drawer. */
async function close(): Promise<void> {
  const [{ reference, floatCents }] = (await drawers({ open: true })) as [CashSessionAnswer];
  if (floatCents === null)
    await staff.http.put(`/api/cash_sessions/${reference}`).send({ floatCents: 0 }).expect(200);
  await staff.http.post(`/api/cash_sessions/${reference}/count`).send({ count: [] }).expect(200);
  await staff.http
    .post(`/api/cash_sessions/${reference}/close`)
    .send({ reason: 'Fin de soirée' })
    .expect(200);
}

const drawers = async (filter: object) =>
  (
    await staff.http
      .get('/api/cash_sessions')
      .query({ filter: JSON.stringify(filter) })
      .expect(200)
  ).body as CashSessionAnswer[];
const takings = async (query: object, by = admin) =>
  (await by.http.get('/api/reports/takings').query(query).expect(200)).body as TakingsReport;
const listed = async (from: string, to: string) => {
  const rows = (
    await admin.http
      .get('/api/payments')
      .query({ filter: JSON.stringify({ from, to }) })
      .expect(200)
  ).body as PaymentAnswer[];
  return {
    cash: sumOf(rows.filter(({ method }) => method === 'cash')),
    transfer: sumOf(rows.filter(({ method }) => method === 'transfer')),
  };
};
const sumOf = (rows: { amountCents: number }[]) =>
  rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
const reported = ({ methods }: Pick<TakingsReport, 'methods'>) =>
  Object.fromEntries(methods.map(({ method, figure }) => [method, figure.sum]));
const drawerOf = async (from: string, to: string) =>
  (await drawers({ from, to })).reduce(
    (sum, { takings: of }) => sum + (of?.receivedCents ?? 0) - (of?.returnedCents ?? 0),
    0,
  );

test('cash after midnight counts with the previous evening, on every page', async () => {
  const evening = await pay(10_000);
  await goTo('2026-11-26T00:30:00Z');
  const night = await pay(25_000);
  const transfer = await pay(7_000, 'transfer');
  expect(
    [evening, night, transfer].map(({ receivedOn, takingsDay }) => [receivedOn, takingsDay]),
  ).toEqual([
    ['2026-11-25', '2026-11-25'],
    ['2026-11-26', '2026-11-25'],
    ['2026-11-26', '2026-11-26'],
  ]);
  const own = await takings({}, staff);
  expect([own.from, own.to, own.uncounted]).toEqual(['2026-11-25', '2026-11-25', true]);
  await close();
  expect((await takings({}, staff)).total).toMatchObject({ count: 2, sum: 35_000 });

  // The reversal on 26 November belongs to the drawer of that day, not to the drawer of the
  // reversed payment.
  await goTo('2026-11-26T11:00:00Z');
  await pay(20_000);
  const back = await reverse(evening);
  expect(back).toMatchObject({ amountCents: -10_000, takingsDay: '2026-11-26' });
  await close();

  await goTo('2026-11-30T22:00:00Z');
  await pay(1_000);
  await goTo('2026-12-01T00:30:00Z'); // 00:30 on 1 December belongs to the last night of November.
  await pay(2_000);
  await reverse(night);
  await close();
  await goTo('2026-12-01T12:00:00Z');
  await pay(3_000);
  await close();

  const expected = {
    '2026-11-25': [35_000, 0],
    '2026-11-26': [10_000, 7_000],
    '2026-11-30': [-22_000, 0],
    '2026-12-01': [3_000, 0],
  } as const;
  const days = (await takings({ from: '2026-11-20', to: '2026-12-05' })).days;
  expect(days.map(({ date }) => date)).toEqual(Object.keys(expected));
  for (const [date, [cash, transfers]] of Object.entries(expected)) {
    const day = days.find((one) => one.date === date);
    expect([date, day && reported(day)]).toEqual([date, { cash, transfer: transfers }]);
    expect([date, reported(await takings({ from: date, to: date }))]).toEqual([
      date,
      { cash, transfer: transfers },
    ]);
    expect([date, await listed(date, date)]).toEqual([date, { cash, transfer: transfers }]);
    expect([date, await drawerOf(date, date)]).toEqual([date, cash]);
  }
  for (const [from, to, cash] of [
    ['2026-11-01', '2026-11-30', 23_000],
    ['2026-12-01', '2026-12-31', 3_000],
  ] as const) {
    expect(reported(await takings({ from, to }))['cash']).toBe(cash);
    expect(await listed(from, to)).toMatchObject({ cash });
    expect(await drawerOf(from, to)).toBe(cash);
  }
});

test('the takings day of a payment is set by the database, not by the insert', async () => {
  // This day is outside the periods whose takings the other test adds up.
  await goTo('2026-10-28T20:00:00Z');
  const { reference } = await pay(5_000);
  const [row] = await world.sql<{
    takings_day: string;
  }>(
    `insert into payments (reference, target_kind, target, amount_cents, method, received_on,
    takings_day, taken_by, cash_session_id, created_at)
    select 'PAY-00000000', target_kind, target, 1, 'cash', received_on, '2020-01-01', 'x',
    cash_session_id, created_at from payments where reference = $1 returning takings_day::text`,
    [reference],
  );
  expect(row?.takings_day).toBe('2026-10-28');
  await expect(
    world.sql(`update cash_sessions set day = '2020-01-01' where closed_at is null`),
  ).rejects.toThrow('payments_cash_session');
  await world.sql(
    `insert into audit (at, act, subject_kind, subject)
      values (now(), 'payment.record', 'payment', 'PAY-00000000')`,
  );
  await world.sql(
    `update bookings set paid_cents = paid_cents + 1 where reference = (select target from payments
      where reference = 'PAY-00000000')`,
  );
  await close();
});
