import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { PaymentAnswer } from '@five/shared/payments/payments.contract';
import type {
  Figure,
  NoShowsReport,
  OccupancyReport,
  PacksReport,
  SourcesReport,
  TakingsReport,
  UnpaidReport,
} from '@five/shared/reports/reports.contract';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { closeDrawerOfEarlierDay } from './close-drawer.ts';
import type { Person } from './people.ts';
import { MONDAY_MORNING, openVenue } from './venue.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let admin: Person;
let desk: Person;

/** Returns a generator of pseudo-random numbers, which are the same in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  [admin, desk] = [await world.admin(), await world.staff()];
  await createRandomData();
});
afterAll(() => world.close());

// On the dates of this test the venue's local time equals UTC.
const at = (wall: string) => world.clock.set(new Date(`${wall}:00Z`));
const two = (value: number) => String(value).padStart(2, '0');
const dataOf = <T>({ body }: { body: unknown }) => (body as { data: T }).data;

/**
 * Creates random data for the reports: bookings by staff and on the site at any opening hour, some
 * paid, some unpaid, some no-shows, and packs.
 */
async function createRandomData(): Promise<void> {
  const pick = chance(20_261_123);
  const players = [await world.player(), await world.otherPlayer()];
  const made: BookingAnswer[] = [];
  for (let round = 0; round < 70; round++) {
    const [day, hour, long] = [pick(10), 9 + pick(15), pick(3) === 0];
    const body = {
      date: `2026-11-${23 + (day % 7)}`,
      startTime: `${two(hour)}:00`,
      endTime: `${two((hour + (long ? 2 : 1)) % 24)}:00`,
      pitch: `P${1 + pick(3)}`,
      paymentMethod: 'cash',
      acceptRules: true,
    };
    const onSite = pick(4) === 0;
    const by = onSite ? (players[round % 2] as Person) : desk;
    const answer = await by.http.post('/api/bookings').send(
      onSite
        ? body
        : {
            ...body,
            customer: { name: `Client ${pick(9)}`, phone: `+2126000000${two(pick(9))}` },
          },
    );
    if (answer.status !== 201) continue;
    made.push(dataOf<BookingAnswer>(answer));
    if (onSite && pick(3) > 0)
      await desk.http.post(`/api/bookings/${made.at(-1)?.reference}/confirm`).expect(200);
  }
  for (const { reference, totalCents } of made) {
    const by = pick(2) === 0 ? desk : admin;
    const amountCents = [0, 0, 10_000, totalCents][pick(4)] ?? 0;
    if (amountCents > 0)
      await by.http
        .post('/api/payments')
        .send({
          booking: reference,
          amountCents,
          method: pick(3) === 0 ? 'transfer' : 'cash',
          receivedOn: '2026-11-23',
        })
        .expect(201);
    else if (pick(6) === 0)
      await desk.http.delete(`/api/bookings/${reference}`).send({ reason: 'Pluie' }).expect(200);
  }
  for (const hours of [10, 20, 20]) {
    const pricing = dataOf<{ reference: string }>(
      await admin.http
        .post('/api/pricings')
        .send({
          type: 'pack',
          name: { fr: `Pack ${world.next()}` },
          numberOfHours: hours,
          totalCents: hours * 20_000,
        })
        .expect(201),
    ).reference;
    const pack = dataOf<SubscriptionAnswer>(
      await desk.http
        .post('/api/subscriptions')
        .send({
          pricing,
          paymentMethod: 'cash',
          acceptConditions: true,
          customer: { name: `Pack ${hours}`, phone: `+21261111111${pick(9)}` },
        })
        .expect(201),
    ).reference;
    await desk.http
      .post('/api/payments')
      .send({
        subscription: pack,
        amountCents: hours * (pick(2) === 0 ? 20_000 : 5_000),
        method: 'cash',
      })
      .expect(201);
    if (hours === 10)
      await admin.http
        .post('/api/payments')
        .send({ subscription: pack, amountCents: 1_000, method: 'transfer' });
  }
  at('2026-11-26T09:00');
  [admin, desk] = [await world.login(admin.email), await world.login(desk.email)];
  await closeDrawerOfEarlierDay(desk);
  const played = (
    await desk.http
      .get('/api/bookings')
      .query({
        filter: JSON.stringify({
          status: 'completed',
          paymentStatus: 'unpaid',
          from: '2026-11-25',
        }),
      })
      .expect(200)
  ).body as BookingAnswer[];
  for (const { reference } of played.slice(0, 3)) {
    await desk.http.post(`/api/bookings/${reference}/no-show`).send({ noShow: true }).expect(200);
    await desk.http
      .post('/api/payments')
      .send({ booking: reference, amountCents: 100, method: 'transfer', receivedOn: '2026-11-25' })
      .expect(201);
  }
  await (
    await world.register()
  ).http
    .post('/api/bookings')
    .send({
      date: '2026-12-02',
      startTime: '10:00',
      endTime: '11:00',
      paymentMethod: 'cash',
      acceptRules: true,
    })
    .expect(201);
  const [pack] = (
    await desk.http
      .get('/api/subscriptions')
      .query({ filter: JSON.stringify({ status: 'active' }) })
      .expect(200)
  ).body as SubscriptionAnswer[];
  await admin.http
    .post(`/api/subscriptions/${pack?.reference}/freeze`)
    .send({ frozen: true, reason: 'Litige' })
    .expect(200);
  const paid = (await desk.http.get('/api/payments').query({ range: '[0,0]' }).expect(200))
    .body as PaymentAnswer[];
  await admin.http
    .post(`/api/payments/${paid[0]?.reference}/reverse`)
    .send({ reason: 'Erreur de saisie' });
  await desk.http
    .post('/api/payments')
    .send({ booking: await newBooking(), amountCents: 30_000, method: 'cash' })
    .expect(201);
}

async function newBooking(): Promise<string> {
  return dataOf<BookingAnswer>(
    await desk.http
      .post('/api/bookings')
      .send({
        date: '2026-12-01',
        startTime: '10:00',
        endTime: '11:00',
        paymentMethod: 'cash',
        acceptRules: true,
        customer: { name: 'Client du soir', phone: '+212600000099' },
      })
      .expect(201),
  ).reference;
}

const DAYS = { from: '2026-11-20', to: '2026-12-05' };
const report = async <T>(name: string, by = admin, query: object = DAYS) =>
  (await by.http.get(`/api/reports/${name}`).query(query).expect(200)).body as T;

/**
 * Returns all rows from which a figure of a report is computed. The figure names an API list and a
 * filter; this function reads that list page by page.
 */
async function rowsOf(
  { rows: { list, filter } }: Figure,
  by: Person,
): Promise<Record<string, unknown>[]> {
  const read = async (first: number): Promise<Record<string, unknown>[]> => {
    const page = (
      await by.http
        .get(`/api/${list}`)
        .query({ filter: JSON.stringify(filter), range: JSON.stringify([first, first + 49]) })
        .expect(200)
    ).body as Record<string, unknown>[];
    return page.length < 50 ? page : [...page, ...(await read(first + 50))];
  };
  return read(0);
}

const minutesOf = (time: unknown) =>
  Number(String(time).slice(0, 2)) * 60 + Number(String(time).slice(3));

/** Minutes of a booking; if `hour` is given, only the minutes within that hour of the day. */
function minutes(row: Record<string, unknown>, hour: unknown): number {
  const start = minutesOf(row.startTime);
  const all = Array.from({ length: Number(row.durationMinutes) }, (_, minute) =>
    Math.floor(((start + minute) % 1440) / 60),
  );
  return hour === undefined ? all.length : all.filter((one) => one === hour).length;
}

function added(figure: Figure, rows: Record<string, unknown>[]): number {
  const valueOf = (row: Record<string, unknown>) =>
    figure.of === 'minutes' ? minutes(row, figure.rows.filter.hour) : Number(row[figure.of]);
  return rows.reduce((sum, row) => sum + valueOf(row), 0);
}

/** Returns every figure in the response of a report, at any depth. */
function figuresIn(value: unknown): Figure[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'rows' in value && 'of' in value
    ? [value as Figure]
    : Object.values(value).flatMap(figuresIn);
}

test.each(['takings', 'occupancy', 'no_shows', 'sources', 'unpaid', 'packs'])(
  'every number of %s is the sum of the rows that it opens',
  async (name) => {
    const figures = figuresIn(await report(name));
    expect(figures.some(({ count }) => count > 0)).toBe(true);
    for (const figure of figures) {
      const rows = await rowsOf(figure, admin);
      expect({ ...figure, count: rows.length, sum: added(figure, rows) }).toEqual(figure);
    }
  },
);

test.each(['takings', 'occupancy', 'no_shows', 'sources'])(
  'reception reads of %s their own running day, whatever days they ask for, and may open its rows',
  async (name) => {
    const answer = await report<{ from: string; to: string }>(name, desk);
    expect([answer.from, answer.to]).toEqual(['2026-11-26', '2026-11-26']);
    for (const figure of figuresIn(answer)) {
      const rows = await rowsOf(figure, desk);
      expect({ ...figure, count: rows.length, sum: added(figure, rows) }).toEqual(figure);
    }
  },
);

test('reception reads its own takings, cash after the count; an admin reads all', async () => {
  const own = () => report<TakingsReport>('takings', desk);
  const all = await report<TakingsReport>('takings');
  expect(all.uncounted).toBe(false);
  expect(all.total.count).toBeGreaterThan(1);
  expect(await own()).toMatchObject({
    uncounted: true,
    total: { count: 0, sum: 0 },
    days: [{ uncounted: true, total: { count: 0, sum: 0 } }],
  });
  const [drawer] = (
    await desk.http
      .get('/api/cash_sessions')
      .query({ filter: JSON.stringify({ open: true }) })
      .expect(200)
  ).body as { reference: string }[];
  await desk.http
    .put(`/api/cash_sessions/${drawer?.reference}`)
    .send({ floatCents: 0 })
    .expect(200);
  await desk.http
    .post(`/api/cash_sessions/${drawer?.reference}/count`)
    .send({ count: [] })
    .expect(200);
  expect(await own()).toMatchObject({
    uncounted: false,
    total: { count: 1, sum: 30_000 },
    days: [{ uncounted: false, total: { count: 1, sum: 30_000 } }],
  });
});

test('the parts of a report make its whole', async () => {
  const sum = (figures: Figure[]) => figures.reduce((all, figure) => all + figure.sum, 0);
  const [takings, occupancy, missed, sources, packs] = [
    await report<TakingsReport>('takings'),
    await report<OccupancyReport>('occupancy'),
    await report<NoShowsReport>('no_shows'),
    await report<SourcesReport>('sources'),
    await report<PacksReport>('packs'),
  ];
  expect([
    sum(takings.methods.map(({ figure }) => figure)),
    sum(takings.days.map(({ total }) => total)),
  ]).toEqual([takings.total.sum, takings.total.sum]);
  expect(sum(occupancy.cells.map(({ figure }) => figure))).toBe(occupancy.total.sum);
  expect([
    sum(missed.days.map(({ figure }) => figure)),
    sum(missed.people.map(({ figure }) => figure)),
  ]).toEqual([missed.total.sum, missed.total.sum]);
  expect(sum(sources.sources.map(({ figure }) => figure))).toBe(sources.total.sum);
  expect(sources.sources.every(({ figure }) => figure.count > 0)).toBe(true);
  expect(sum(packs.ends.map(({ figure }) => figure))).toBe(packs.total.sum);
  expect([
    packs.ends.find(({ end }) => end === 'frozen')?.figure.count,
    missed.total.count,
  ]).toEqual([1, 3]);
  expect(
    (await report<UnpaidReport>('unpaid')).bookings.filter(({ figure }) => figure.count > 0).length,
  ).toBeGreaterThan(1);
});

test('a pitch is open 16 hours a day; night hours are listed at the day’s end', async () => {
  const { openMinutes, hours } = await report<OccupancyReport>('occupancy');
  expect(openMinutes).toBe(16 * 16 * 60 * 3);
  expect([hours[0], hours.at(-1)]).toEqual([9, 0]);
});

test.each([
  { from: '2026-11-24', to: '2026-11-23' },
  { from: '2020-01-01', to: '2026-11-23' },
  { from: '2026-02-30' },
])('days %j are refused', async (query) => {
  const { body } = await admin.http.get('/api/reports/takings').query(query).expect(422);
  expect((body as { errorMessages: unknown[] }).errorMessages).toMatchObject([{ field: 'from' }]);
});
