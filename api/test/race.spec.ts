import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { AlternativeSlot } from '@five/shared/slots/slots.contract';
import type { SeriesAnswer, SeriesPlanAnswer } from '@five/shared/bookings/series/series.contract';
import { slotsOf } from '@five/shared/bookings/series/series.rules';
import { addDays } from '@five/shared/time/wall-time';
import { examine } from '../src/commands/examine.ts';
import { BENCH_POLICIES } from '../src/seed/venue.ts';
import { type Answer, closeConnections, makeSessions, post, send } from './bulk-people.ts';
import { eventually } from './eventually.ts';
import { WaitlistRace } from './waitlist-race.ts';
import { type TwoProcesses, twoProcesses } from './two-processes.ts';

const CLIENTS = 200;
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 3);
const NIGHTS = Math.min(100, 10 * ROUNDS);
const RIVALS = 50;
const SERIES_ROUNDS = 3;
const SERIES_RIVALS = 16;
// Time limit of a round in milliseconds. A round takes a fifth of a second on two idle cores, and
// two minutes if it hangs; the limit allows for a busy machine.
const ROUND_MS = 30_000;

let both: TwoProcesses;
let crowd: string[];
let firstDay: string;

beforeAll(async () => {
  both = await twoProcesses({ DEMO: 'bench' });
  crowd = await makeSessions(both.database, CLIENTS);
  // 20 days from today; all bookings of the demo are earlier.
  firstDay = addDays(new Date().toISOString().slice(0, 10), 20);
});
beforeEach(() => allowPending(BENCH_POLICIES.maxPending));
afterAll(async () => {
  const faults = await faultsOfDatabase();
  closeConnections();
  await both.close();
  expect(faults).toEqual([]);
});

/**
 * Overlapping periods of one and two hours around midnight. `day` is the number of days after the
 * first date.
 */
const SPANS = [
  { startTime: '22:00', endTime: '23:00', day: 0 },
  { startTime: '22:00', endTime: '00:00', day: 0 },
  { startTime: '23:00', endTime: '00:00', day: 0 },
  { startTime: '23:00', endTime: '01:00', day: 0 },
  { startTime: '00:00', endTime: '01:00', day: 1 },
];

test(
  `${CLIENTS} players book one night in two processes: all that fits is stored`,
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now();
      const answers = await Promise.all(
        crowd.map((token, client) =>
          reserve(token, addDays(firstDay, round), SPANS[client % SPANS.length]),
        ),
      );
      expect(performance.now() - began).toBeLessThan(ROUND_MS);
      expect(
        answers.map(({ status }) => status).filter((status) => status !== 201 && status !== 409),
      ).toEqual([]);
      await expectFull(addDays(firstDay, round), answers);
    }
  },
  ROUNDS * ROUND_MS + 60_000,
);

test('23:00 to 01:00 against 00:00 to 01:00: one of them, every night', async () => {
  const long = SPANS[3];
  const short = SPANS[4];
  for (let night = 0; night < NIGHTS; night++) {
    const date = addDays(firstDay, 100 + night);
    const answers = await Promise.all([
      reserve(crowd[0], date, long),
      reserve(crowd[1], date, short),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  }
});

test(
  `${RIVALS} rivals book when a slot becomes free: the first on the waiting list always gets it`,
  async () => {
    const line = new WaitlistRace(both, addDays(firstDay, 320));
    const [owner, first, second, ...others] = crowd;
    const rivals = others.slice(0, RIVALS);
    for (let round = 0; round < ROUNDS; round++) {
      const hour = line.hour(round);
      const booking = await line.booked(owner, hour);
      const [place, behind] = [await line.join(first, hour), await line.join(second, hour)];
      const early = rivals.slice(0, RIVALS / 2).map((rival) => line.book(rival, hour));
      // The slot becomes free in two ways. In even rounds the booking is cancelled. In odd rounds
      // its hold ends, and the job that expires bookings has not run yet.
      const freed =
        round % 2 === 0 ? line.giveBack(owner, `bookings/${booking}`) : line.letLapse(booking);
      const answers = await Promise.all([
        ...early,
        ...rivals.slice(RIVALS / 2).map((rival) => line.book(rival, hour)),
      ]);
      await freed;
      // One more request to book, after all others have ended.
      answers.push(await line.book(rivals[0], hour));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]));
      expect(await line.on(hour)).toEqual([{ kind: 'offer', holder: place }]);
      expect([
        (await line.take(first, place)).status,
        (await line.on(hour)).map(({ kind }) => kind),
      ]).toEqual([201, ['booking']]);
      await line.giveBack(second, `waiting/${behind}`);
    }
  },
  ROUNDS * ROUND_MS + 60_000,
);

test(
  'an offer that is taken and declined in the same moment is one of both, and never a rival’s',
  async () => {
    const line = new WaitlistRace(both, addDays(firstDay, 440));
    const [owner, first, second, rival] = crowd;
    for (let round = 0; round < ROUNDS; round++) {
      const hour = line.hour(round);
      const booking = await line.booked(owner, hour);
      const [place, next] = [await line.join(first, hour), await line.join(second, hour)];
      await line.giveBack(owner, `bookings/${booking}`);
      const [taken, declined, late] = await Promise.all([
        line.take(first, place),
        line.decline(first, place),
        line.book(rival, hour),
      ]);
      expect([taken.status, declined.status, late.status]).toEqual(
        taken.status === 201 ? [201, 409, 409] : [409, 200, 409],
      );
      expect(await line.on(hour)).toMatchObject([
        taken.status === 201 ? { kind: 'booking' } : { kind: 'offer', holder: next },
      ]);
      await line.giveBack(second, `waiting/${next}`);
    }
  },
  ROUNDS * ROUND_MS + 60_000,
);

test(
  'two freed pitches and two waiting players: each gets one, neither gets two',
  async () => {
    const line = new WaitlistRace(both, addDays(firstDay, 560));
    const [owner, first, second, other, third] = crowd;
    for (let round = 0; round < ROUNDS; round++) {
      const hours = [line.hour(round), line.hour(round, 'P2'), line.hour(round, 'P3')] as const;
      const [one, two] = [
        await line.booked(owner, hours[0]),
        await line.booked(other, hours[1]),
        await line.booked(third, hours[2]),
      ];
      const places = [
        await line.join(first, hours[0], true),
        await line.join(second, hours[0], true),
      ];
      await Promise.all([
        line.giveBack(owner, `bookings/${one}`),
        line.giveBack(other, `bookings/${two}`),
      ]);
      const held = [...(await line.on(hours[0])), ...(await line.on(hours[1]))];
      expect(held.map(({ holder }) => holder).sort()).toEqual([...places].sort());
      await Promise.all([
        line.giveBack(first, `waiting/${places[0]}`),
        line.giveBack(second, `waiting/${places[1]}`),
      ]);
    }
  },
  ROUNDS * ROUND_MS + 60_000,
);

test('20 concurrent requests with one key in two processes: one booking, one answer', async () => {
  const date = addDays(firstDay, 300);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      reserve(crowd[5], date, SPANS[0], { 'idempotency-key': 'twenty at once' }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(
    new Set(answers.map(({ body }) => (body.data as { reference: string }).reference)).size,
  ).toBe(1);
});

test('a player that sends ten requests at once stays within the caps', async () => {
  await allowPending(3);
  const [fresh] = await makeSessions(both.database, 1);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, hour) =>
      reserve(fresh, addDays(firstDay, 310), {
        startTime: `${hour + 9}`.padStart(2, '0') + ':00',
        endTime: `${hour + 10}:00`,
        day: 0,
      }),
    ),
  );
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused.map(({ body }) => body.code)).toEqual(Array(7).fill('BOOKING_TOO_MANY_PENDING'));
});

test('overlapping series in two processes are stored as previewed or not at all', async () => {
  for (let round = 0; round < SERIES_ROUNDS; round++) {
    const first = addDays(firstDay, 600 + round * 42);
    const wishes = crowd.slice(10, 10 + SERIES_RIVALS).map((token, rival) => ({
      token,
      wish: {
        date: addDays(first, 7 * (rival % 3)),
        ...(rival % 2 === 0
          ? { startTime: '20:00', endTime: '21:00' }
          : { startTime: '20:00', endTime: '22:00' }),
        weeks: 4,
        ...(rival % 4 !== 3 && { pitch: 'P2' }),
      },
    }));
    const seen = await Promise.all(
      wishes.map(
        async ({ token, wish }) =>
          (await post(both.next(), '/api/series_preview', { token, body: wish })).body
            .data as SeriesPlanAnswer,
      ),
    );
    const [series, singles] = await Promise.all([
      Promise.all(
        wishes.map(({ token, wish }, rival) =>
          post(both.next(), '/api/series', {
            token,
            body: {
              ...wish,
              hash: seen[rival]?.hash,
              paymentMethod: 'cash',
              acceptRules: true,
            },
          }),
        ),
      ),
      Promise.all(
        crowd.slice(100, 106).map((token, week) =>
          post(both.next(), '/api/bookings', {
            token,
            body: {
              date: addDays(first, 7 * (5 - week)),
              startTime: '21:00',
              endTime: '22:00',
              pitch: 'P2',
              paymentMethod: 'cash',
              acceptRules: true,
            },
          }),
        ),
      ),
    ]);
    expect(
      [...series, ...singles]
        .map(({ status }) => status)
        .filter((status) => status !== 201 && status !== 409),
    ).toEqual([]);
    expect(series.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(
      series.filter(({ status }) => status === 409).map(() => 'SERIES_CHANGED'),
    );
    expect(series.some(({ status }) => status === 201)).toBe(true);
    const booked = series.flatMap(({ status, body }, rival) =>
      status === 201 ? [{ rival, dates: (body.data as SeriesAnswer).bookings.map(planned) }] : [],
    );
    expect(booked).toEqual(
      booked.map(({ rival }) => ({ rival, dates: slotsOf(seen[rival]?.dates ?? []).map(planned) })),
    );
  }
  const torn = await both.database.sql(
    `select s.reference from series s left join bookings b on b.series_id = s.id
      group by s.id having count(b.id) <> s.weeks`,
  );
  expect(torn).toEqual([]);
});

test('after a crowd has booked and cancelled at once, the database is consistent', async () => {
  const day = addDays(firstDay, 50);
  const booked = await Promise.all(
    crowd.map(async (token, client) => ({
      token,
      ...(await reserve(token, day, SPANS[client % SPANS.length])),
    })),
  );
  const won = booked.filter(({ status }) => status === 201);
  expect(won).not.toEqual([]);
  await Promise.all(
    won.map(({ token, body }) =>
      send(both.next(), 'DELETE', `/api/bookings/${(body.data as BookingAnswer).reference}`, {
        token,
        body: {},
      }),
    ),
  );
  expect(await faultsOfDatabase()).toEqual([]);
});

const faultsOfDatabase = () => examine({ query: (text) => both.database.sql(text) });

/**
 * Returns the fields of a planned slot; the booking that is created from the slot must have equal
 * values.
 */
const planned = ({
  date,
  startTime,
  endTime,
  pitch,
  totalCents,
}: Omit<AlternativeSlot, 'openingDay'>) => ({ date, startTime, endTime, pitch, totalCents });

/** Sets the limit of pending bookings and waits until both processes apply it. */
async function allowPending(maxPending: number): Promise<void> {
  await both.database.sql('update venue set max_pending = $1', [maxPending]);
  for (const api of [both.first, both.second]) {
    await eventually(
      () => pendingCap(api.url),
      (cap) => cap === maxPending,
    );
  }
}

async function pendingCap(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/venue`, {
    headers: { authorization: `Bearer ${crowd[0]}` },
  });
  return ((await answer.json()) as { policies: { maxPending: number } }).policies.maxPending;
}

function reserve(
  token: string | undefined,
  date: string,
  span: (typeof SPANS)[number] | undefined,
  headers: Record<string, string> = {},
): Promise<Answer> {
  if (!token || !span) throw new Error('nobody to reserve, or nothing');
  const wish = {
    date: addDays(date, span.day),
    startTime: span.startTime,
    endTime: span.endTime,
    pitch: 'P1',
    paymentMethod: 'cash',
    acceptRules: true,
  };
  return post(both.next(), '/api/bookings', { token, body: wish, headers });
}

/**
 * Checks that the stored occupancies match the responses, that none overlap, and that no further
 * slot would have fitted.
 */
async function expectFull(date: string, answers: Answer[]): Promise<void> {
  const stored = await both.database.sql<{ reference: string; from: number; to: number }>(
    `select o.holder as reference, extract(epoch from lower(o.period) - $1::timestamp)::int / 3600
      as "from", extract(epoch from upper(o.period) - $1::timestamp)::int / 3600 as "to"
     from occupancies o join pitches p on p.id = o.pitch_id where p.code = 'P1'
     and o.period && tsrange($1::timestamp + interval '22 hours', $1::timestamp + interval
     '25 hours')`,
    [date],
  );
  const won = answers
    .filter(({ status }) => status === 201)
    .map(({ body }) => (body.data as { reference: string }).reference);
  expect(stored.map(({ reference }) => reference).sort()).toEqual(won.sort());
  const hours = [22, 23, 24].filter(
    (hour) => !stored.some(({ from, to }) => from <= hour && hour < to),
  );
  expect(hours).toEqual([]);
  const alternatives = answers
    .filter(({ status }) => status === 409)
    .map(({ body }) => (body.alternatives as unknown[]).length);
  expect(new Set(alternatives)).toEqual(new Set([3]));
}
