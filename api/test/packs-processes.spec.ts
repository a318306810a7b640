import fc from 'fast-check';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import { addDays } from '@five/shared/time/wall-time';
import { examine } from '../src/commands/examine.ts';
import { type Answer, closeConnections, makeSessions, post, send } from './bulk-people.ts';
import { type TwoProcesses, twoProcesses } from './two-processes.ts';

// Number of random runs; MODEL_RUNS changes it. The order of concurrent calls differs in each run,
// so fast-check does not shrink failures.
const RUNS = Number(process.env.MODEL_RUNS ?? 4);
const RUN_MS = 30_000;
const PACK_HOURS = 20;
const FIRST_DAY = 10; // In days from today; all bookings of the demo are earlier.
const DAYS = 40; // Number of days to book on, within the two months in which a large pack is valid.
const HOURS = ['09:00', '11:00', '13:00', '15:00', '17:00', '19:00', '21:00'];

/**
 * An action that runs concurrently with others, on a pack or one of its bookings. `which` selects a
 * booking of the pack by index, modulo the number of bookings.
 */
type Rush =
  | { act: 'book'; long: boolean }
  | { act: 'cancel' | 'confirm' | 'hours' | 'cash'; which: number }
  | { act: 'move'; which: number; long: boolean }
  | { act: 'adjust'; hours: number }
  | { act: 'freeze'; frozen: boolean }
  | { act: 'reverse' | 'pay' };

const which = fc.nat(5);
const rush: fc.Arbitrary<Rush> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constant('book' as const), long: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constantFrom(
        'cancel' as const,
        'confirm' as const,
        'hours' as const,
        'cash' as const,
      ),
      which,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('move' as const), which, long: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('adjust' as const),
      hours: fc.constantFrom(-2, -1, 1),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('freeze' as const), frozen: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('reverse' as const, 'pay' as const) }) },
);

/**
 * A player with a pack that has a few hours left. Some of the player's bookings are paid with
 * hours; others are pending, to be paid in cash.
 */
interface Owner {
  token: string;
  pack: string;
  payment: string;
  bookings: string[];
}

let both: TwoProcesses;
let admin: string;
let large: string;
let today: string;

beforeAll(async () => {
  both = await twoProcesses({ DEMO: 'bench' });
  today = new Date().toISOString().slice(0, 10);
  const { body } = await both.first.http
    .post('/api/auth/field/login')
    .send({ email: 'admin@demo.test', password: 'demo-Password-1' })
    .expect(200);
  admin = (body as { token: string }).token;
  const offers = (await both.first.http.get('/api/pricings').expect(200)).body as PricingAnswer[];
  large =
    offers.find(
      ({ type, numberOfHours, tariff }) =>
        type === 'pack' && numberOfHours === PACK_HOURS && tariff === 'standard',
    )?.reference ?? '';
});
afterEach(async () =>
  expect(await examine({ query: (text) => both.database.sql(text) })).toEqual([]),
);
afterAll(async () => {
  closeConnections();
  await both.close();
});

const made = async (answer: Promise<Answer>): Promise<{ reference: string }> => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status} ${String(body.code)}`);
  return body.data as BookingAnswer;
};

let slots = 0;
/** Returns a free slot of one or two hours. No other call returns the same slot. */
function slot(long: boolean): { date: string; startTime: string; endTime: string; pitch: string } {
  const number = slots++;
  const startTime = HOURS[Math.floor(number / DAYS) % HOURS.length] ?? '';
  const pitch = `P${1 + Math.floor(number / DAYS / HOURS.length)}`;
  return {
    date: addDays(today, FIRST_DAY + (number % DAYS)),
    startTime,
    endTime: later(startTime, long ? 2 : 1),
    pitch,
  };
}
const later = (time: string, hours: number) =>
  `${String(Number(time.slice(0, 2)) + hours).padStart(2, '0')}:00`;

const book = (token: string, paymentMethod: string, long: boolean) =>
  post(both.next(), '/api/bookings', {
    token,
    body: { ...slot(long), paymentMethod, acceptRules: true },
  });
const pay = (pack: string, amountCents: number) =>
  post(both.next(), '/api/payments', {
    token: admin,
    body: { subscription: pack, amountCents, method: 'cash' },
  });

const ordered = async (token: string) =>
  (await made(
    post(both.next(), '/api/subscriptions', {
      token,
      body: {
        pricing: large,
        paymentMethod: 'cash',
        acceptConditions: true,
      },
    }),
  )) as { reference: string; totalCents: number };

async function newOwner(hoursLeft: number): Promise<Owner> {
  const [token] = (await makeSessions(both.database, 1)) as [string];
  const { reference: pack, totalCents } = await ordered(token);
  const { reference: payment } = await made(pay(pack, totalCents));
  const bookings = [
    await made(book(token, 'pack', true)),
    await made(book(token, 'pack', false)),
    await made(book(token, 'cash', true)),
    await made(book(token, 'transfer', false)),
  ].map(({ reference }) => reference);
  await made(
    post(both.next(), `/api/subscriptions/${pack}/adjustments`, {
      token: admin,
      body: {
        hours: hoursLeft - (PACK_HOURS - 3),
        reason: 'Presque vide',
      },
    }),
  );
  return { token, pack, payment, bookings };
}

/** Starts an action by sending its request to the next API process in turn. */
function begin(owner: Owner, action: Rush): Promise<Answer> {
  const { token, pack, payment, bookings } = owner;
  const api = both.next();
  const booking = 'which' in action ? (bookings[action.which % bookings.length] ?? '') : '';
  switch (action.act) {
    case 'book':
      return book(token, 'pack', action.long);
    case 'cancel':
      return send(api, 'DELETE', `/api/bookings/${booking}`, { token, body: {} });
    case 'confirm':
      return post(api, `/api/bookings/${booking}/confirm`, { token: admin, body: {} });
    case 'hours':
      return post(api, `/api/bookings/${booking}/hours`, { token, body: {} });
    case 'cash':
      return post(api, '/api/payments', {
        token: admin,
        body: { booking, amountCents: 5_000, method: 'cash' },
      });
    case 'move':
      return send(api, 'PUT', `/api/bookings/${booking}`, {
        token: admin,
        body: slot(action.long),
      });
    case 'adjust':
      return post(api, `/api/subscriptions/${pack}/adjustments`, {
        token: admin,
        body: {
          hours: action.hours,
          reason: 'Compté',
        },
      });
    case 'freeze':
      return post(api, `/api/subscriptions/${pack}/freeze`, {
        token: admin,
        body: {
          frozen: action.frozen,
          reason: 'Litige',
        },
      });
    case 'reverse':
      return post(api, `/api/payments/${payment}/reverse`, {
        token: admin,
        body: { reason: 'Rejeté' },
      });
    case 'pay':
      return pay(pack, 10_000);
  }
}

/**
 * SQL that returns violated invariants of the pack and its bookings. The invariants hold in any
 * order of events.
 */
const BROKEN = `
  select 'balance' as what, s.reference from subscriptions s where s.reference = $1
    and (s.remaining_hours < 0 or s.remaining_hours <> (select coalesce(sum(l.hours), 0)
    from subscription_ledger l where l.subscription_id = s.id))
  union all select 'money', s.reference from subscriptions s where s.reference = $1
    and s.total_paid_cents <> (select coalesce(sum(p.amount_cents), 0) from payments p
    where p.target_kind = 'subscription' and p.target = s.reference)
  union all select 'hours', b.reference from bookings b
  join subscriptions s on s.id = b.subscription_id where s.reference = $1
    and (select -coalesce(sum(l.hours), 0) from subscription_ledger l
    where l.booking = b.reference) <> case when b.status = 'cancelled' then 0 else extract(epoch
    from upper(b.period) - lower(b.period)) / 3600 end
  union all select 'paid twice', b.reference from bookings b where b.reference = any($2)
  and b.subscription_id is not null and b.paid_cents > 0
  union all select 'hours of none', l.booking from subscription_ledger l
  join subscriptions s on s.id = l.subscription_id left join bookings b on b.reference = l.booking
  and b.subscription_id = s.id
    where s.reference = $1 and l.booking is not null and b.id is null`;

async function rushes(hoursLeft: number, waves: Rush[][]): Promise<void> {
  const owner = await newOwner(hoursLeft);
  for (const wave of waves) {
    const answers = await Promise.all(wave.map((action) => begin(owner, action)));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const booked = answers.flatMap(({ status, body }, i) =>
      wave[i]?.act === 'book' && status === 201 ? [(body.data as BookingAnswer).reference] : [],
    );
    owner.bookings.push(...booked);
    expect(await both.database.sql(BROKEN, [owner.pack, owner.bookings])).toEqual([]);
  }
}

test(
  `two processes use one pack, ${RUNS} times: no hour is spent twice, ledger and payments match`,
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(4),
        fc.array(fc.array(rush, { minLength: 2, maxLength: 10 }), { minLength: 1, maxLength: 3 }),
        rushes,
      ),
      {
        numRuns: RUNS,
        endOnFailure: true,
        ...(process.env.MODEL_SEED && { seed: Number(process.env.MODEL_SEED) }),
      },
    );
  },
  RUNS * RUN_MS + 10_000,
);

test('20 requests for the last three hours in two processes: three hours are used', async () => {
  const owner = await newOwner(3);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => begin(owner, { act: 'book', long: i % 2 === 0 })),
  );
  const played = answers
    .filter(({ status }) => status === 201)
    .map(({ body }) => (body.data as BookingAnswer).durationMinutes / 60);
  expect(played.reduce((sum, hours) => sum + hours, 0)).toBe(3);
  expect(
    new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code)),
  ).toEqual(new Set(['BOOKING_NO_PACK']));
});

test('two concurrent matches paid with hours use the two packs one after the other', async () => {
  const paidBy = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { token, pack } = await newOwner(1);
      const next = await ordered(token);
      await made(pay(next.reference, next.totalCents));
      const waiting = [
        await made(book(token, 'cash', false)),
        await made(book(token, 'cash', false)),
      ];
      const answers = await Promise.all(
        waiting.map(({ reference }) =>
          post(both.next(), `/api/bookings/${reference}/hours`, { token, body: {} }),
        ),
      );
      return {
        packs: [pack, next.reference].sort(),
        answers: answers
          .map(({ body }) => (body.data as BookingAnswer | undefined)?.subscription ?? body.code)
          .sort(),
      };
    }),
  );
  for (const { packs, answers } of paidBy) expect(answers).toEqual(packs);
});

test('of six concurrent half payments in two processes, exactly two are accepted', async () => {
  const [token] = (await makeSessions(both.database, 1)) as [string];
  const { reference: pack, totalCents } = await ordered(token);
  const answers = await Promise.all(Array.from({ length: 6 }, () => pay(pack, totalCents / 2)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422, 422]);
  expect(
    await both.database.sql(
      'select status, total_paid_cents, remaining_hours from subscriptions where reference = $1',
      [pack],
    ),
  ).toEqual([{ status: 'active', total_paid_cents: totalCents, remaining_hours: PACK_HOURS }]);
});
