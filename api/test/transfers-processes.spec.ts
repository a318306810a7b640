import type { BankLineAnswer } from '@five/shared/payments/bank/bank.contract';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { PaymentAnswer } from '@five/shared/payments/payments.contract';
import { addDays } from '@five/shared/time/wall-time';
import { examine } from '../src/commands/examine.ts';
import { statement } from './bank-files.ts';
import { type TwoProcesses, twoProcesses } from './two-processes.ts';

const PAIRS = 12;

let both: TwoProcesses;
let token: string;
let today: string;

beforeAll(async () => {
  both = await twoProcesses({ DEMO: 'bench' });
  const { body } = await both.first.http
    .post('/api/auth/field/login')
    .send({ email: 'reception@demo.test', password: 'demo-Password-1' });
  token = (body as { token: string }).token;
  today = new Date().toISOString().slice(0, 10);
});
afterAll(() => both.close());

const get = (path: string) =>
  both.next().http.get(`/api/${path}`).set('authorization', `Bearer ${token}`);
const post = (path: string, body: object = {}) =>
  both.next().http.post(`/api/${path}`).set('authorization', `Bearer ${token}`).send(body);

/**
 * A booking that was overpaid by a bank transfer, so that an amount of the bank line remains
 * unassigned.
 */
interface Overpaid {
  booking: string;
  line: string;
  payment: string;
}

async function overpaid(profile: string, index: number): Promise<Overpaid> {
  const wish = {
    date: addDays(today, 20 + index),
    startTime: '10:00',
    endTime: '11:00',
    pitch: 'P1',
    paymentMethod: 'transfer',
    acceptRules: true,
    customer: { name: `Client ${index}` },
  };
  const booking = ((await post('bookings', wish).expect(201)).body as { data: BookingAnswer }).data;
  const [year, month, day] = today.split('-');
  const file = statement(
    `${day}/${month}/${year};VIR ${booking.reference};;${booking.totalCents / 100 + 200},00`,
  );
  await both
    .next()
    .http.post(`/api/bank_profiles/${profile}/import`)
    .set('authorization', `Bearer ${token}`)
    .attach('file', Buffer.from(file), 'releve.csv')
    .expect(201);
  const [line] = (
    await get(`bank_lines?filter=${JSON.stringify({ q: booking.reference })}`).expect(200)
  ).body as BankLineAnswer[];
  const { body } = await post(`bank_lines/${line?.reference}/accept`, {
    booking: booking.reference,
  }).expect(201);
  return {
    booking: booking.reference,
    line: line?.reference ?? '',
    payment: (body as { payment: PaymentAnswer }).payment.reference,
  };
}

test('accepting a bank line and reversing its payment concurrently never deadlock', async () => {
  const format = {
    name: 'Banque',
    account: '1',
    delimiter: ';',
    decimal: ',',
    dateFormat: 'DD/MM/YYYY',
    headerRows: 1,
    dateColumn: 1,
    amountColumn: 4,
    labelColumns: [2],
  };
  const profile = (
    (await post('bank_profiles', format).expect(201)).body as { data: { reference: string } }
  ).data.reference;
  const pairs = await Promise.all(
    Array.from({ length: PAIRS }, (_, index) => overpaid(profile, index)),
  );
  const statuses = await Promise.all(
    pairs.flatMap(({ booking, line, payment }) => [
      post(`bank_lines/${line}/accept`, { booking }),
      post(`payments/${payment}/reverse`, { reason: 'Erreur' }),
    ]),
  ).then((answers) => answers.map(({ status }) => status));
  expect(statuses.filter((_, index) => index % 2 === 1)).toEqual(Array(PAIRS).fill(201));
  expect(statuses.filter((status) => status !== 201 && status !== 422)).toEqual([]);
  expect(await examine({ query: (text) => both.database.sql(text) })).toEqual([]);
  // PostgreSQL writes the statistics of a connection when the connection ends.
  await Promise.all([both.first.stop(), both.second.stop()]);
  expect(
    await both.database.sql(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    ),
  ).toEqual([{ deadlocks: 0 }]);
});
