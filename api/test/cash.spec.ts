import { writeFileSync } from 'node:fs';
import { LOCALES } from '@five/shared/locales/locale';
import type {
  CashEntryAnswer,
  CashSessionAnswer,
  PieceCount,
} from '@five/shared/payments/cash/cash.contract';
import { piecesOf } from '@five/shared/payments/cash/cash.rules';
import { CASH_UNITS } from '@five/shared/payments/payments.codes';
import type { PaymentAnswer } from '@five/shared/payments/payments.contract';
import type { StaffVenueAnswer } from '@five/shared/venue/venue.contract';
import { examine } from '../src/commands/examine.ts';
import { book, day } from './factories.ts';
import type { Person } from './people.ts';
import { MONDAY_MORNING, openVenue } from './venue.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let staff: Person;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  staff = await world.staff();
});
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());
beforeEach(async () => {
  staff = await world.goTo(MONDAY_MORNING);
  const [left] = await list({ open: true });
  if (left) await closeAsItIs(left);
});

const list = async (filter: object) =>
  (
    await staff.http
      .get('/api/cash_sessions')
      .query({ filter: JSON.stringify(filter) })
      .expect(200)
  ).body as CashSessionAnswer[];
const read = async (reference: string) =>
  (await staff.http.get(`/api/cash_sessions/${reference}`).expect(200)).body as CashSessionAnswer;
const entriesOf = async (session: string) =>
  (
    await staff.http
      .get('/api/cash_entries')
      .query({ filter: JSON.stringify({ session }), sort: '["at","ASC"]' })
      .expect(200)
  ).body as CashEntryAnswer[];
const open = async (floatCents = 50_000) =>
  (
    (await staff.http.post('/api/cash_sessions').send({ floatCents }).expect(201)).body as {
      data: CashSessionAnswer;
    }
  ).data.reference;
const move = (session: string, direction: 'in' | 'out', amountCents: number, reason = 'Eau') =>
  staff.http
    .post(`/api/cash_sessions/${session}/movements`)
    .send({ direction, amountCents, reason });
const count = (session: string, heap: PieceCount[]) =>
  staff.http.post(`/api/cash_sessions/${session}/count`).send({ count: heap });
const close = (session: string, body: object = {}) =>
  staff.http.post(`/api/cash_sessions/${session}/close`).send(body);

/** Counts and closes a cash drawer that a test left open. */
async function closeAsItIs({ reference, floatCents }: CashSessionAnswer): Promise<void> {
  if (floatCents === null)
    await staff.http.put(`/api/cash_sessions/${reference}`).send({ floatCents: 0 }).expect(200);
  await count(reference, []).expect(200);
  await close(reference, { reason: 'Fin du test' }).expect(200);
}

let hours = 0;
async function pay(amountCents: number, method = 'cash'): Promise<PaymentAnswer> {
  const player = await world.register();
  const hour = hours++;
  const { reference: booking } = await book(world, player, {
    date: day(world, 2 + Math.floor(hour / 10)),
    startTime: `${10 + (hour % 10)}:00`,
    endTime: `${11 + (hour % 10)}:00`,
  });
  return (
    (await staff.http.post('/api/payments').send({ booking, amountCents, method }).expect(201))
      .body as { data: PaymentAnswer }
  ).data;
}

test('the first cash payment opens the drawer; its float is entered later, once', async () => {
  await pay(10_000);
  const [session] = await list({ open: true });
  expect(session).toMatchObject({
    floatCents: null,
    openedBy: staff.user.fullName,
    closedAt: null,
  });
  const { reference = '' } = session ?? {};
  expect((await count(reference, []).expect(409)).body.code).toBe('CASH_FLOAT_UNKNOWN');
  await staff.http.put(`/api/cash_sessions/${reference}`).send({ floatCents: 50_000 }).expect(200);
  expect(await read(reference)).toMatchObject({ floatCents: 50_000 });
  expect(
    (await staff.http.put(`/api/cash_sessions/${reference}`).send({ floatCents: 1 }).expect(409))
      .body.code,
  ).toBe('CASH_FLOAT_KNOWN');
});

test('at most one drawer is open, regardless of which user opens it', async () => {
  const reference = await open();
  expect(
    (await staff.http.post('/api/cash_sessions').send({ floatCents: 0 }).expect(409)).body.code,
  ).toBe('CASH_SESSION_OPEN');
  await expect(
    world.sql(
      `insert into cash_sessions (reference, opened_at, opened_by)
        values ('CS-00000000', now(), 'x')`,
    ),
  ).rejects.toThrow('cash_sessions_one_open');
  expect((await list({ open: true })).map(({ id }) => id)).toEqual([reference]);
});

test('the expected amount is shown only after the count, by notes and coins', async () => {
  const session = await open(50_000);
  await pay(25_000);
  await pay(12_000, 'transfer');
  await move(session, 'in', 5_000, 'Monnaie de la banque').expect(201);
  await move(session, 'out', 18_050, 'Eau et ballons').expect(201);
  expect(await read(session)).toMatchObject({
    takings: null,
    expectedCents: null,
    differenceCents: null,
    countedCents: null,
  });
  const { body } = await count(session, [
    { unitCents: 20_000, pieces: 3 },
    { unitCents: 100, pieces: 14 },
    { unitCents: 50, pieces: 1 },
  ]).expect(200);
  expect((body as { data: CashSessionAnswer }).data).toMatchObject({
    countedCents: 61_450,
    expectedCents: 61_950,
    differenceCents: -500,
    closedAt: null,
    takings: { receivedCents: 25_000, returnedCents: 0, putInCents: 5_000, takenOutCents: 18_050 },
    count: [
      { unitCents: 20_000, pieces: 3 },
      { unitCents: 100, pieces: 14 },
      { unitCents: 50, pieces: 1 },
    ],
  });
});

test('a denomination counted twice is refused; the largest drawer sum is accepted', async () => {
  const session = await open(0);
  const full = CASH_UNITS.map(() => ({ unitCents: CASH_UNITS[0], pieces: 9_999 }));
  expect((await count(session, full).expect(422)).body.errorMessages).toMatchObject([
    { field: 'count' },
  ]);
  const { body } = await count(
    session,
    CASH_UNITS.map((unitCents) => ({ unitCents, pieces: 9_999 })),
  ).expect(200);
  expect((body as { data: CashSessionAnswer }).data).toMatchObject({ countedCents: 388_761_120 });
});

test('a difference needs its reason, none needs none', async () => {
  const session = await open(50_000);
  expect((await close(session).expect(409)).body.code).toBe('CASH_NOT_COUNTED');
  await count(session, piecesOf(49_500)).expect(200);
  const { body } = await close(session).expect(422);
  expect(body).toMatchObject({
    code: 'CASH_REASON_REQUIRED',
    errorMessages: [{ field: 'reason' }],
  });
  await close(session, { reason: 'Erreur de rendu' }).expect(200);
  expect(await read(session)).toMatchObject({
    differenceCents: -500,
    differenceReason: 'Erreur de rendu',
    closedBy: staff.user.fullName,
  });
  const even = await open(20_000);
  await count(even, piecesOf(20_000)).expect(200);
  await close(even).expect(200);
  await expect(
    world.sql(`update cash_sessions set difference_reason = 'autre' where reference = $1`, [even]),
  ).rejects.toThrow();
});

test('movements and expected cash are hidden before a count and after it is outdated', async () => {
  const session = await open(0);
  await pay(10_000);
  await move(session, 'out', 1_000, 'Eau').expect(201);
  const cashShown = async () =>
    (await entriesOf(session)).map(({ kind, amountCents }) => [kind, amountCents]);
  expect(await cashShown()).toEqual([
    ['payment', null],
    ['out', null],
  ]);
  await count(session, piecesOf(9_000)).expect(200);
  expect(await cashShown()).toEqual([
    ['payment', 10_000],
    ['out', -1_000],
  ]);
  await pay(20_000);
  expect(await cashShown()).toEqual([
    ['payment', null],
    ['out', null],
    ['payment', null],
  ]);
  expect(await read(session)).toMatchObject({ counts: [] });
  await count(session, piecesOf(29_000)).expect(200);
  await close(session).expect(200);
});

test('repeated counts that finally match still require a reason; all are reported', async () => {
  const session = await open(50_000);
  await count(session, []).expect(200);
  const { body } = await count(session, piecesOf(50_000)).expect(200);
  const by = staff.user.fullName;
  expect((body as { data: CashSessionAnswer }).data).toMatchObject({
    differenceCents: 0,
    counts: [
      { by, count: [], countedCents: 0, expectedCents: 50_000, differenceCents: -50_000 },
      { by, countedCents: 50_000, expectedCents: 50_000, differenceCents: 0 },
    ],
  });
  expect((await close(session).expect(422)).body).toMatchObject({
    code: 'CASH_REASON_REQUIRED',
    errorMessages: [{ field: 'reason' }],
  });
  await close(session, { reason: 'Compté trop vite' }).expect(200);
  const { text } = await staff.http.get(`/api/cash_sessions/${session}/report.csv`).expect(200);
  expect(text).toContain(`;Comptage 1;;;;${by};0,00`);
  expect(text).toContain(`;Comptage 1\u00a0: écart;;;;${by};-500,00`);
  expect(text).toContain(`;Écart;;;Compté trop vite;${by};0,00`);
  await expect(world.sql('delete from cash_counts')).rejects.toThrow();
  await expect(
    world.sql(
      `insert into cash_counts (cash_session_id, counted, counted_cents, expected_cents, counted_by,
        counted_at) select id, '{}', 0, 0, 'x', now() from cash_sessions where reference = $1`,
      [session],
    ),
  ).rejects.toThrow('the drawer is closed');
});

test('a count that is sent again under its key is one count', async () => {
  const session = await open(0);
  const send = () => count(session, []).set('idempotency-key', 'count-1').expect(200);
  await Promise.all([send(), send()]);
  expect((await read(session)).counts).toHaveLength(1);
});

test('cash received after a count requires another count, and both are audited', async () => {
  const session = await open(0);
  await count(session, []).expect(200);
  expect(await read(session)).toMatchObject({ countedCents: 0, expectedCents: 0 });
  await pay(10_000);
  expect(await read(session)).toMatchObject({
    countedAt: null,
    count: null,
    countedCents: null,
    expectedCents: null,
    differenceCents: null,
    takings: null,
  });
  expect((await close(session).expect(409)).body.code).toBe('CASH_COUNT_STALE');
  await count(session, [{ unitCents: 10_000, pieces: 1 }]).expect(200);
  await close(session).expect(200);
  const counts = await world.sql<{ changed: object }>(
    `select changed from audit where subject = $1 and act = 'cash_session.count' order by id`,
    [session],
  );
  expect(counts.map(({ changed }) => changed)).toEqual([
    { countedCents: 0, expectedCents: 0 },
    { countedCents: 10_000, expectedCents: 10_000 },
  ]);
});

test('a closed drawer accepts no cash in or out; the next cash opens another drawer', async () => {
  const session = await open(0);
  await count(session, []).expect(200);
  await close(session).expect(200);
  for (const refused of [
    move(session, 'in', 100),
    count(session, []),
    close(session),
    staff.http.put(`/api/cash_sessions/${session}`).send({ floatCents: 1 }),
  ]) {
    expect((await refused.expect(409)).body.code).toBe('CASH_SESSION_CLOSED');
  }
  await pay(10_000);
  const [next] = await list({ open: true });
  expect(next?.reference).not.toBe(session);
  expect(await entriesOf(session)).toEqual([]);
  await expect(
    world.sql(
      `insert into cash_movements (reference, cash_session_id, amount_cents, reason, made_by,
        made_at) select 'CM-00000000', id, 1, 'x', 'x', now() from cash_sessions
        where reference = $1`,
      [session],
    ),
  ).rejects.toThrow('the drawer is closed');
  await expect(world.sql('update cash_movements set amount_cents = 1')).rejects.toThrow();
});

test('a payment taken back leaves the drawer of the day on which it is', async () => {
  const yesterday = await open(0);
  const payment = await pay(10_000);
  await count(yesterday, [{ unitCents: 10_000, pieces: 1 }]).expect(200);
  await close(yesterday).expect(200);
  const today = await open(30_000);
  await staff.http
    .post(`/api/payments/${payment.reference}/reverse`)
    .send({ reason: 'Terrain inondé' })
    .expect(201);
  await count(today, [{ unitCents: 20_000, pieces: 1 }]).expect(200);
  expect(await entriesOf(today)).toMatchObject([
    { kind: 'reversal', amountCents: -10_000, reason: 'Terrain inondé', booking: payment.booking },
  ]);
  expect(await read(today)).toMatchObject({
    differenceCents: 0,
    takings: { receivedCents: 0, returnedCents: 10_000 },
  });
});

test('a key moves money once', async () => {
  const session = await open(0);
  const send = () => move(session, 'in', 1_000).set('idempotency-key', 'once').expect(201);
  await Promise.all([send(), send()]);
  await count(session, []).expect(200);
  expect((await entriesOf(session)).map(({ amountCents }) => amountCents)).toEqual([1_000]);
});

test('the report of a closed drawer can be printed or exported without formulas', async () => {
  const session = await open(50_000);
  expect(
    (await staff.http.get(`/api/cash_sessions/${session}/report.pdf`).expect(409)).body.code,
  ).toBe('CASH_SESSION_NOT_CLOSED');
  const { booking } = await pay(30_000);
  await move(session, 'out', 2_000, '=HYPERLINK("https://x")').expect(201);
  await count(session, piecesOf(77_500)).expect(200);
  await close(session, { reason: '@Karim a mal compté' }).expect(200);
  for (const locale of LOCALES) {
    const { headers, body } = await staff.http
      .get(`/api/cash_sessions/${session}/report.pdf`)
      .set('accept-language', locale)
      .buffer(true)
      .expect(200);
    expect([headers['content-type'], (body as Buffer).subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
    if (process.env.RECEIPTS)
      writeFileSync(`${process.env.RECEIPTS}/cash-${locale}.pdf`, body as Buffer);
  }
  const [{ customer: payer }] = (await entriesOf(session)) as [CashEntryAnswer];
  expect(payer).toMatch(/\S/);
  const { text } = await staff.http
    .get(`/api/cash_sessions/${session}/report.csv`)
    .expect('content-type', 'text/csv; charset=utf-8')
    .expect(200);
  const by = staff.user.fullName;
  expect(text.slice(1).trim().split('\r\n')).toEqual([
    'Date et heure;Opération;Pour;Client;Motif;Par;Montant (DH)',
    `2026-11-23 09:00;Fond de caisse;;;;${by};500,00`,
    `2026-11-23 09:00;Paiement;${booking};${payer};;${by};300,00`,
    `2026-11-23 09:00;Sorti de la caisse;;;"'=HYPERLINK(""https://x"")";${by};-20,00`,
    `2026-11-23 09:00;Attendu en caisse;;;;${by};780,00`,
    `2026-11-23 09:00;Compté;;;;${by};775,00`,
    `2026-11-23 09:00;Écart;;;'@Karim a mal compté;${by};-5,00`,
  ]);
});

describe('with late hours and a change of the venue’s zone', () => {
  let before: StaffVenueAnswer;

  beforeAll(async () => {
    const { http } = await world.login((await world.admin()).email);
    before = (await http.get('/api/venue').expect(200)).body as StaffVenueAnswer;
    await changeVenue({
      openingHours: before.openingHours.map(({ weekday }) => ({
        weekday,
        intervals: [{ startTime: '18:00', endTime: '01:30' }],
      })),
      zoneOverrides: [{ from: '2027-02-06T01:00:00Z', offsetMinutes: -60 }],
    });
  });
  afterAll(() =>
    changeVenue({ openingHours: before.openingHours, zoneOverrides: before.zoneOverrides }),
  );

  async function changeVenue(
    changes: Pick<StaffVenueAnswer, 'openingHours' | 'zoneOverrides'>,
  ): Promise<void> {
    const { http } = await world.login((await world.admin()).email);
    await http.put('/api/venue').send(changes).expect(200);
  }

  test('a drawer belongs to its opening day and ends with the night, in 25 hours too', async () => {
    const made: string[] = [];
    for (const [at, day] of [
      ['2027-02-05T19:00:00Z', '2027-02-05'],
      ['2027-02-06T00:15:00Z', '2027-02-05'],
      ['2027-02-06T02:15:00Z', '2027-02-05'],
      ['2027-02-06T19:00:00Z', '2027-02-06'],
      ['2027-02-07T01:45:00Z', '2027-02-06'],
      ['2027-02-07T20:00:00Z', '2027-02-07'],
    ] as const) {
      world.clock.set(new Date(at));
      staff = await world.login(staff.email);
      const session = await open(0);
      expect(await read(session)).toMatchObject({ day });
      await closeAsItIs(await read(session));
      made.push(session);
    }
    const on = async (date: string) =>
      (await list({ from: date, to: date }))
        .map(({ reference }) => made.indexOf(reference))
        .toReversed();
    expect([await on('2027-02-05'), await on('2027-02-06'), await on('2027-02-07')]).toEqual([
      [0, 1, 2],
      [3, 4],
      [5],
    ]);
  });
});
