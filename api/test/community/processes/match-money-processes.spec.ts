import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import { addDays } from '@five/shared/time/wall-time';
import pg from 'pg';
import { examine } from '../../../src/commands/examine.ts';
import { makeSessions } from '../../bulk-people.ts';
import { eventually } from '../../eventually.ts';
import { startProcess, type TwoProcesses, twoProcesses } from '../../two-processes.ts';

const ROUNDS = Number(process.env.RACE_ROUNDS ?? 6);
const HOURS = 12;
/** Days after which the results of all matches of this file are final. */
const DAYS_LATER = 40;

let both: TwoProcesses;
let desk: string;

beforeAll(async () => {
  both = await twoProcesses({ DEMO: 'bench', RATE_LIMITS: 'off' });
  const { body } = await both.first.http
    .post('/api/auth/field/login')
    .send({ email: 'reception@demo.test', password: 'demo-Password-1' });
  desk = (body as { token: string }).token;
});
afterAll(() => both.close());

const asDesk = () => ({ authorization: `Bearer ${desk}` });

/** A new match; each number has an hour of its own. */
async function newMatch(number: number): Promise<{ booking: string; token: string }> {
  const hour = 9 + (number % HOURS);
  const time = (value: number) => `${String(value).padStart(2, '0')}:00`;
  const { body } = await both.first.http
    .post('/api/bookings')
    .set(asDesk())
    .send({
      date: addDays(new Date().toISOString().slice(0, 10), 20 + Math.floor(number / HOURS)),
      startTime: time(hour),
      endTime: time(hour + 1),
      pitch: 'P2',
      paymentMethod: 'cash',
      acceptRules: true,
      customer: { name: 'Nadia' },
    })
    .expect(201);
  const { reference, match } = (body as { data: BookingAnswer }).data;
  return { booking: reference, token: match.path.replace('/m/', '') };
}

/** The unpaid share of a guest in a new match. */
async function guestShare(round: number) {
  const { token } = await newMatch(round);
  const page = `/api/matches/${token}`;
  await both.first.http.post(`${page}/answers`).send({ answer: 'in', name: 'Karim' }).expect(200);
  const { body } = await both.first.http
    .put(page)
    .set(asDesk())
    .send({ shares: 'asked' })
    .expect(200);
  const [share] = (body as { data: BookingMatchAnswer }).data.shares.people;
  if (!share) throw new Error('the guest has no share');
  return share;
}

test('of two desks on two processes that take one share at once, one has it, once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { reference: share, amountCents } = await guestShare(round);
    const answers = await Promise.all(
      [both.first, both.second].map(({ http }) =>
        http.post('/api/payments').set(asDesk()).send({ share, amountCents, method: 'cash' }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'SHARE_ALREADY_PAID',
      paidBy: 'Karim',
    });
    const stored = await both.database.sql(
      `select p.amount_cents as taken, b.paid_cents as paid from payments p
        join bookings b on b.reference = p.target where p.share = $1`,
      [share],
    );
    expect(stored).toEqual([{ taken: amountCents, paid: amountCents }]);
  }
  expect(await examine({ query: (text) => both.database.sql(text) })).toEqual([]);
});

/**
 * A match that two accounts played against each other. Its result is stored without the week of
 * waiting that the API asks for.
 */
async function playedMatch(number: number, players: readonly string[]): Promise<string> {
  const { booking, token } = await newMatch(number);
  for (const player of players)
    await both.first.http
      .post(`/api/matches/${token}/answers`)
      .set({ authorization: `Bearer ${player}` })
      .send({ answer: 'in' })
      .expect(200);
  const { body } = await both.first.http.get(`/api/matches/${token}`).expect(200);
  const [a, b] = (body as BookingMatchAnswer).seats.map(({ id }) => id);
  await both.first.http
    .put(`/api/matches/${token}/teams`)
    .set(asDesk())
    .send({ a: [a], b: [b] })
    .expect(200);
  await both.database.sql(
    `update booking_matches set goals_a = 3, goals_b = 1, result_state = 'entered'
      where booking_id = (select id from bookings where reference = $1)`,
    [booking],
  );
  return booking;
}

/** Waits until both processes have read which results are due, and wait for a locked player. */
const bothWait = () =>
  eventually(
    async () =>
      (
        await both.database.sql(
          `select from pg_stat_activity where datname = current_database()
            and wait_event_type = 'Lock' and query like 'select from users%for update'`,
        )
      ).length,
    (count) => count === 2,
  );

test('results that two processes settle at once count once', async () => {
  const players = await makeSessions(both.database, 2);
  const bookings = [await playedMatch(ROUNDS, players), await playedMatch(ROUNDS + 1, players)];
  const lock = new pg.Client({ connectionString: both.database.url });
  lock.on('error', () => undefined);
  await lock.connect();
  await lock.query('begin; select from users where player_rating is null for update');
  const later = { DEMO: 'bench', CLOCK: `+${DAYS_LATER * 86_400}` };
  const starting = Promise.all([1, 2].map(() => startProcess(both.database.url, later)));
  expect(await bothWait()).toBe(2);
  await lock.query('rollback');
  await lock.end();
  const processes = await starting;
  const settled = await eventually(
    () =>
      both.database.sql(
        `select b.reference, m.result_state as state, (select count(*)::int from audit a
            where a.act = 'booking_match.settle'
            and a.subject = replace(b.reference, 'B-', 'BM-')) as times
          from bookings b join booking_matches m on m.booking_id = b.id
          where b.reference = any($1) order by b.id`,
        [bookings],
      ),
    (rows) => rows.every(({ state }) => state === 'settled'),
  );
  await Promise.all(processes.map((process) => process.stop()));
  expect(settled).toEqual(bookings.map((reference) => ({ reference, state: 'settled', times: 1 })));
  expect(
    await both.database.sql(
      `select player_rating as rating from users where player_rating is not null order by 1`,
    ),
  ).toEqual([{ rating: 2.81 }, { rating: 3.19 }]);
});
