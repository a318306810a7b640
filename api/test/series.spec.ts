import fc from 'fast-check';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { SeriesAnswer, SeriesPlanAnswer } from '@five/shared/bookings/series/series.contract';
import { slotsOf } from '@five/shared/bookings/series/series.rules';
import { addDays } from '@five/shared/time/wall-time';
import { NewBookings } from '../src/bookings/create/new-bookings.ts';
import { examine } from '../src/commands/examine.ts';
import { DomainError } from '../src/platform/http/domain-error.ts';
import { Jobs } from '../src/platform/jobs/jobs.ts';
import { makePrice, MONDAY_MORNING, openVenue, wish } from './venue.ts';
import type { Person } from './people.ts';
import { createWorld, type World } from './world.ts';

/**
 * First date of the series (Tuesday, 20:00 to 21:00). The test clock starts on the day before,
 * Monday.
 */
const TUESDAY = '2026-11-24';
const FOUR = ['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15'];

/**
 * Names of the consistency rules that this file does not check. Before each test, SQL resets the
 * data without audit entries and without returning hours to packs, which violates these rules.
 */
const SET_BACK = [
  'the audit knows the state of every booking',
  'a match paid in hours took as many as it lasts, and gave them back if cancelled in time',
];

let world: World;
let staff: Person;
let player: Person;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  for (const task of ['bookings.expire', 'bookings.expireSeries', 'series.ask', 'series.lapse'])
    await world.app.get(Jobs).pause(task);
});
afterAll(() => world.close());
beforeEach(async () => {
  staff = await world.goTo(MONDAY_MORNING);
  await world.sql(
    `delete from occupancies; update bookings set status = 'cancelled', hold_expires_at = null
      where status <> 'cancelled'; update series set kept_until = null, asked_at = now()`,
  );
  player = await world.register();
});

const plan = (changes: Record<string, unknown> = {}) => ({
  date: TUESDAY,
  startTime: '20:00',
  endTime: '21:00',
  pitch: 'P1',
  weeks: 4,
  ...changes,
});
const preview = async (changes: Record<string, unknown> = {}, by = player) =>
  (
    (await by.http.post('/api/series_preview').send(plan(changes)).expect(200)).body as {
      data: SeriesPlanAnswer;
    }
  ).data;
const post = (changes: Record<string, unknown>, by = player) =>
  by.http
    .post('/api/series')
    .send({ ...plan(), paymentMethod: 'cash', acceptRules: true, ...changes });
const made = async (changes: Record<string, unknown> = {}, by = player) => {
  const { hash } = await preview(previewBody(changes), by);
  return ((await post({ ...changes, hash }, by).expect(201)).body as { data: SeriesAnswer }).data;
};
/** Returns the part of the request body that the preview of a series accepts. */
const previewBody = ({ paymentMethod: _p, confirm: _c, ...rest }: Record<string, unknown>) => rest;
const read = async (reference: string, by = staff) =>
  (await by.http.get(`/api/series/${reference}`).expect(200)).body as SeriesAnswer;
const bookSlot = async (date: string, changes: Record<string, unknown> = {}) =>
  (
    (
      await staff.http
        .post('/api/bookings')
        .send(
          wish({
            date,
            startTime: '20:00',
            endTime: '21:00',
            pitch: 'P1',
            customer: { name: 'Karim Alami' },
            ...changes,
          }),
        )
        .expect(201)
    ).body as { data: BookingAnswer }
  ).data;
const counts = () =>
  world.sql<{
    series: number;
    bookings: number;
    occupancies: number;
    queued: number;
    trail: number;
  }>(`select (select count(*) from series)::int as series,
  (select count(*) from bookings)::int as bookings, (select count(*)
  from occupancies)::int as occupancies, (select count(*)
  from outbox)::int as queued, (select count(*) from audit)::int as trail`);
const mailsOf = async (person: Person, subject: RegExp) =>
  (await world.mails(person.email)).filter((mail) => subject.test(mail.subject));

test('two conflicts solved in two ways: the booking equals the preview exactly', async () => {
  const dearer = await makePrice(world, {
    durationMinutes: 60,
    totalCents: 36_000,
    from: '2026-12-15',
    to: '2026-12-15',
  });
  await bookSlot('2026-12-01');
  await bookSlot('2026-12-08');
  const before = await preview();
  expect(before.dates.map(({ state, why }) => [state, why])).toEqual([
    ['ready', null],
    ['conflict', 'taken'],
    ['conflict', 'taken'],
    ['ready', null],
  ]);
  const [way] = before.dates[1]?.ways ?? [];
  const choices = [
    { date: '2026-12-01', to: { date: way?.date, startTime: way?.startTime, pitch: way?.pitch } },
    { date: '2026-12-08' },
  ];
  const shown = await preview({ choices });
  expect(shown).toMatchObject({ conflicts: 0, booked: 3, totalCents: 96_000 });
  const series = (
    (await post({ choices, hash: shown.hash }).expect(201)).body as { data: SeriesAnswer }
  ).data;
  expect(
    series.bookings.map(({ date, startTime, endTime, pitch, totalCents }) => ({
      date,
      startTime,
      endTime,
      pitch,
      totalCents,
    })),
  ).toEqual(
    slotsOf(shown.dates).map(({ date, startTime, endTime, pitch, totalCents }) => ({
      date,
      startTime,
      endTime,
      pitch,
      totalCents,
    })),
  );
  expect(series).toMatchObject({
    state: 'pending',
    weekday: 2,
    totalCents: 96_000,
    dueCents: 96_000,
    firstDate: TUESDAY,
    lastDate: '2026-12-15',
  });
  expect(series.holdExpiresAt).toMatch(/^2026-11-23T10:00/);
  await (await world.admin()).http.delete(`/api/pricings/${dearer}`).expect(200);
});

const hourOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
/** Occupies one hour of a pitch, by SQL. */
const block = (date: string, hour: number, pitch: string) =>
  world.sql(
    `insert into occupancies (pitch_id, period, kind, holder, created_at) select id,
      tsrange($1::timestamp, $1::timestamp + interval '1 hour'), 'block', 'BL-' ||
      nextval('audit_id_seq'), now() from pitches where code = $2 on conflict do nothing`,
    [`${date}T${hourOf(hour)}`, pitch],
  );
const chances = fc.record({
  weeks: fc.integer({ min: 2, max: 6 }),
  hour: fc.integer({ min: 18, max: 22 }),
  pitch: fc.constantFrom('P1', 'P2', undefined),
  blocks: fc.array(
    fc.tuple(
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 17, max: 23 }),
      fc.constantFrom('P1', 'P2', 'P3'),
    ),
    { maxLength: 14 },
  ),
  acts: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 6, maxLength: 6 }),
  rival: fc.option(fc.integer({ min: 0, max: 5 })),
});

test('for any input a booked series equals its accepted plan, or nothing is written', async () => {
  const outcomes = new Set<number>();
  await fc.assert(
    fc.asyncProperty(chances, async ({ weeks, hour, pitch, blocks, acts, rival }) => {
      await world.sql(
        `delete from occupancies; update bookings set status = 'cancelled', hold_expires_at = null
          where status <> 'cancelled'`,
      );
      for (const [week, at, on] of blocks) await block(addDays(TUESDAY, week * 7), at, on);
      const asks = { weeks, startTime: hourOf(hour), endTime: hourOf(hour + 1), pitch };
      const choices = (await preview(asks, staff)).dates.flatMap(({ date, state, ways }, index) => {
        const way = ways[(acts[index] ?? 0) - 1];
        if (state === 'ready' && acts[index] !== 1) return [];
        return way
          ? [{ date, to: { date: way.date, startTime: way.startTime, pitch: way.pitch } }]
          : [{ date }];
      });
      const shown = await preview({ ...asks, choices }, staff);
      const slots = slotsOf(shown.dates);
      const stolen = rival === null ? undefined : slots[rival];
      if (stolen) await block(stolen.date, Number(stolen.startTime.slice(0, 2)), stolen.pitch);
      const before = await counts();
      const { status, body } = await post(
        {
          ...asks,
          choices,
          hash: shown.hash,
          customer: { name: 'Hamza Tazi', phone: '+212661122334' },
        },
        staff,
      );
      outcomes.add(status);
      expect(status).toBe(stolen ? 409 : slots.length === 0 ? 422 : 201);
      if (status !== 201) return expect(await counts()).toEqual(before);
      const { bookings } = (body as { data: SeriesAnswer }).data;
      expect(
        bookings.map(({ date, startTime, endTime, pitch: on, totalCents }) => [
          date,
          startTime,
          endTime,
          on,
          totalCents,
        ]),
      ).toEqual(
        slots.map(({ date, startTime, endTime, pitch: on, totalCents }) => [
          date,
          startTime,
          endTime,
          on,
          totalCents,
        ]),
      );
    }),
    { numRuns: 20 },
  );
  expect([...outcomes]).toEqual(expect.arrayContaining([201, 409]));
});

test('a preview stores nothing', async () => {
  const before = await counts();
  await preview();
  expect(await counts()).toEqual(before);
});

test('a change after the preview returns a 409 with the new plan; nothing is written', async () => {
  const { hash } = await preview();
  await bookSlot('2026-12-08');
  const before = await counts();
  const { body } = await post({ hash }).expect(409);
  expect(body).toMatchObject({ code: 'SERIES_CHANGED' });
  expect((body as { plan: SeriesPlanAnswer }).plan.dates.map(({ state }) => state)).toEqual([
    'ready',
    'ready',
    'conflict',
    'ready',
  ]);
  expect(await counts()).toEqual(before);
});

test('a price that changed is a change too', async () => {
  const { hash } = await preview({ weeks: 2, startTime: '10:00', endTime: '11:00' });
  await makePrice(world, {
    durationMinutes: 60,
    totalCents: 31_000,
    startTime: '10:00',
    endTime: '11:00',
  });
  const { body } = await post({ hash, weeks: 2, startTime: '10:00', endTime: '11:00' }).expect(409);
  expect((body as { plan: SeriesPlanAnswer }).plan.totalCents).toBe(62_000);
});

test('with an undecided date nothing is booked', async () => {
  await bookSlot('2026-12-01');
  const { hash } = await preview();
  expect((await post({ hash }).expect(422)).body).toMatchObject({ code: 'SERIES_UNDECIDED' });
});

test('when one insert fails none stays', async () => {
  const { hash } = await preview();
  const before = await counts();
  const newBookings = world.app.get(NewBookings);
  const insert = newBookings.insertDate.bind(newBookings);
  let calls = 0;
  newBookings.insertDate = (...rest) =>
    ++calls === 3 ? Promise.reject(new DomainError('CONFLICT')) : insert(...rest);
  try {
    await post({ hash }).expect(409);
  } finally {
    newBookings.insertDate = insert;
  }
  expect(calls).toBe(3);
  expect(await counts()).toEqual(before);
});

test('the same key books once', async () => {
  const { hash } = await preview();
  const once = () => post({ hash }).set('idempotency-key', 'my-tuesdays').expect(201);
  const [first, second] = [await once(), await once()];
  expect((second.body as { data: SeriesAnswer }).data).toEqual(
    (first.body as { data: SeriesAnswer }).data,
  );
});

test('a series counts as one that waits and as one ahead', async () => {
  await made();
  await player.http
    .post('/api/bookings')
    .send(wish({ pitch: 'P2' }))
    .expect(201);
  expect(
    (
      await player.http
        .post('/api/bookings')
        .send(wish({ pitch: 'P3' }))
        .expect(409)
    ).body,
  ).toMatchObject({ code: 'BOOKING_TOO_MANY_PENDING' });
  const { hash } = await preview({ pitch: 'P3' });
  expect((await post({ pitch: 'P3', hash }).expect(409)).body).toMatchObject({
    code: 'BOOKING_TOO_MANY_PENDING',
  });
});

test('the desk confirms the whole in one act; then each date waits for its own money', async () => {
  const { reference } = await made();
  const { body } = await staff.http.post(`/api/series/${reference}/confirm`).expect(200);
  expect((body as { data: SeriesAnswer }).data).toMatchObject({
    state: 'active',
    dueCents: 120_000,
    holdExpiresAt: null,
  });
  expect(
    (await staff.http.post(`/api/series/${reference}/confirm`).expect(409)).body,
  ).toMatchObject({ code: 'SERIES_NOT_CONFIRMABLE' });
  expect(await mailsOf(player, /Série .* confirmée/)).toHaveLength(1);
  expect(await mailsOf(player, /^Réservation/)).toEqual([]);
});

test('a payment or a confirmation of one date by the desk confirms all dates', async () => {
  const [first, second] = [await made(), await made({ pitch: 'P2' }, await world.register())];
  await staff.http
    .post('/api/payments')
    .send({ booking: first.bookings[1]?.reference, amountCents: 30_000, method: 'cash' })
    .expect(201);
  await staff.http.post(`/api/bookings/${second.bookings[2]?.reference ?? ''}/confirm`).expect(200);
  expect(await read(first.reference)).toMatchObject({ state: 'active', dueCents: 90_000 });
  expect(await read(second.reference)).toMatchObject({ state: 'active', dueCents: 120_000 });
  await withPack(5);
  const third = await made({ pitch: 'P3' });
  await staff.http.post(`/api/bookings/${third.bookings[0]?.reference ?? ''}/hours`).expect(200);
  expect(await read(third.reference)).toMatchObject({ state: 'active', dueCents: 90_000 });
});

test('a date that the player pays with hours confirms only itself; others can expire', async () => {
  await withPack(5);
  const { reference, bookings } = await made();
  await player.http.post(`/api/bookings/${bookings[1]?.reference ?? ''}/hours`).expect(200);
  const waits = await read(reference);
  expect(waits).toMatchObject({ state: 'pending', dueCents: 90_000 });
  expect(waits.bookings.map(({ status }) => status)).toEqual([
    'pending',
    'confirmed',
    'pending',
    'pending',
  ]);
  staff = await world.goTo('2026-11-23T10:00:30Z');
  await world.app.get(Jobs).run('bookings.expireSeries');
  const left = await read(reference);
  expect(left.bookings.map(({ status }) => status)).toEqual([
    'expired',
    'confirmed',
    'expired',
    'expired',
  ]);
  expect(left).toMatchObject({ state: 'active', dueCents: 0 });
});

test('an unconfirmed series expires as a whole with one mail, swept or replaced', async () => {
  const [swept, wanted] = [await made(), await made({ pitch: 'P2' }, await world.register())];
  staff = await world.goTo('2026-11-23T10:00:30Z');
  await bookSlot('2026-12-08', { pitch: 'P2' });
  const stored = await world.sql<{ status: string }>(
    'select b.status from bookings b join series s on s.id = b.series_id where s.reference = $1',
    [wanted.reference],
  );
  expect(stored.map(({ status }) => status)).toEqual(['expired', 'expired', 'expired', 'expired']);
  await world.app.get(Jobs).run('bookings.expireSeries');
  expect(await read(swept.reference)).toMatchObject({
    state: 'expired',
    totalCents: 0,
    dueCents: 0,
  });
  expect(await mailsOf(player, /annulée automatiquement/)).toHaveLength(1);
  expect(
    await world.sql(`select 1 from audit where act = 'series.expire' and subject = any($1)`, [
      [swept.reference, wanted.reference],
    ]),
  ).toHaveLength(2);
});

async function withPack(hours: number): Promise<string> {
  const { http } = await world.admin();
  const pricing = (
    (
      await http
        .post('/api/pricings')
        .send({
          type: 'pack',
          name: { fr: `Pack ${world.next()}` },
          numberOfHours: hours,
          totalCents: 100_000,
        })
        .expect(201)
    ).body as { data: { reference: string } }
  ).data.reference;
  const [customer] = await world.sql<{ reference: string }>(
    'select c.reference from customers c join users u on u.id = c.user_id where u.reference = $1',
    [player.reference],
  );
  const { body } = await staff.http
    .post('/api/subscriptions')
    .send({
      pricing,
      paymentMethod: 'cash',
      acceptConditions: true,
      customer: { reference: customer?.reference },
    })
    .expect(201);
  const { reference } = (body as { data: { reference: string } }).data;
  await staff.http
    .post('/api/payments')
    .send({ subscription: reference, amountCents: 100_000, method: 'cash' })
    .expect(201);
  return reference;
}

test('a pack pays date by date; if short, the missing hours are reported', async () => {
  const pack = await withPack(5);
  const { hash, missingHours } = await preview({ endTime: '22:00' });
  expect(missingHours).toBe(4);
  const { body } = await post({ endTime: '22:00', paymentMethod: 'pack', hash }).expect(422);
  expect(body).toMatchObject({ code: 'SERIES_HOURS_MISSING', missing: 4, hours: 8 });
  expect((body as { message: string }).message).toContain('4');
  const series = await made({ paymentMethod: 'pack' });
  expect(series).toMatchObject({ state: 'active', totalCents: 0, dueCents: 0 });
  const { body: left } = await player.http
    .get('/api/subscriptions_my_active_subscription')
    .expect(200);
  expect(left).toMatchObject({ reference: pack, remainingHours: 1 });
});

test('hours of a pack that is over by then pay no later date', async () => {
  await withPack(10);
  expect(await preview({ weeks: 6 })).toMatchObject({ hours: 6, missingHours: 1 });
});

test('cancelling from a date on keeps earlier dates, refunds hours, sends one email', async () => {
  await withPack(5);
  const { reference } = await made({ paymentMethod: 'pack' });
  const { body } = await player.http
    .post(`/api/series/${reference}/cancel`)
    .send({ from: '2026-12-08' })
    .expect(200);
  expect((body as { data: SeriesAnswer }).data.bookings.map(({ status }) => status)).toEqual([
    'confirmed',
    'confirmed',
    'cancelled',
    'cancelled',
  ]);
  expect(
    (await player.http.get('/api/subscriptions_my_active_subscription').expect(200)).body,
  ).toMatchObject({ remainingHours: 3 });
  expect(await mailsOf(player, /dates annulées/)).toHaveLength(1);
  expect(
    (
      await player.http
        .post(`/api/series/${reference}/cancel`)
        .send({ from: '2026-12-08' })
        .expect(409)
    ).body,
  ).toMatchObject({ code: 'SERIES_NOTHING_AHEAD' });
  expect(
    (await staff.http.post(`/api/series/${reference}/cancel`).send({}).expect(422)).body,
  ).toMatchObject({ code: 'BOOKING_CANCEL_REASON_REQUIRED' });
});

test('the desk sells a series to a caller, confirmed at once, beyond the caps', async () => {
  const customer = { name: 'Hamza Tazi', phone: '+212661122334' };
  const series = await made({ customer }, staff);
  expect(series).toMatchObject({
    state: 'active',
    customer: { fullName: 'Hamza Tazi' },
    totalCents: 120_000,
  });
  expect(
    (await staff.http.get(`/api/bookings/${series.bookings[0]?.reference ?? ''}`).expect(200)).body,
  ).toMatchObject({ series: series.reference, status: 'confirmed' });
});

test('each date of a series has the link of its match', async () => {
  const { reference, bookings } = await made();
  const { body } = await player.http.get(`/api/series/${reference}`).expect(200);
  expect((body as SeriesAnswer).bookings.map(({ match }) => match)).toEqual(
    await Promise.all(
      bookings.map(
        async (one) =>
          (
            (await player.http.get(`/api/bookings/${one.reference}`).expect(200))
              .body as BookingAnswer
          ).match,
      ),
    ),
  );
});

test('a series of another is as unknown as one that there is not', async () => {
  const { reference } = await made();
  const other = await world.register();
  for (const one of [reference, 'SR-00000000']) {
    await other.http.get(`/api/series/${one}`).expect(404);
    await other.http.post(`/api/series/${one}/cancel`).send({}).expect(404);
    expect(
      (
        await other.http
          .post('/api/series_preview')
          .send(plan({ continues: one }))
          .expect(422)
      ).body,
    ).toMatchObject({ code: 'REFERENCE_UNKNOWN' });
  }
});

describe('before it ends', () => {
  const ASKED = '2026-12-05T09:00:00Z';
  let series: SeriesAnswer;

  beforeEach(async () => {
    series = await made();
    await staff.http.post(`/api/series/${series.reference}/confirm`).expect(200);
    await world.sql('update series set asked_at = null where reference = $1', [series.reference]);
    staff = await world.goTo(ASKED);
    player = await world.login(player.email);
    await world.app.get(Jobs).run('series.ask');
  });

  test('the holder gets one renewal question; until its deadline weeks are reserved', async () => {
    await world.app.get(Jobs).run('series.ask');
    expect(await read(series.reference)).toMatchObject({
      keptUntil: '2026-12-08',
      goesOnFrom: '2026-12-22',
    });
    const [mail, ...others] = await mailsOf(player, /se termine bientôt/);
    expect(others).toEqual([]);
    expect(mail?.html).toContain(`/account/series/create?continues=${series.reference}`);
    const rival = await world.register();
    expect(
      (
        await rival.http
          .post('/api/bookings')
          .send(wish({ date: '2026-12-22', startTime: '20:00', endTime: '21:00', pitch: 'P1' }))
          .expect(409)
      ).body,
    ).toMatchObject({ code: 'BOOKING_SLOT_TAKEN' });
  });

  test('the holder goes on with what was kept', async () => {
    const next = await made({ date: '2026-12-22', weeks: 3, continues: series.reference });
    expect(next.bookings.map(({ date, pitch }) => [date, pitch])).toEqual([
      ['2026-12-22', 'P1'],
      ['2026-12-29', 'P1'],
      ['2027-01-05', 'P1'],
    ]);
    expect(await read(series.reference)).toMatchObject({ keptUntil: null });
    expect(await world.sql(`select 1 from occupancies where kind = 'series'`)).toEqual([]);
  });

  test('the day over, or the offer declined, the hours are everybody’s', async () => {
    staff = await world.goTo('2026-12-09T00:00:30Z');
    await bookSlot('2026-12-22');
    expect(await world.sql(`select 1 from occupancies where kind = 'series'`)).toEqual([]);
    expect(await read(series.reference)).toMatchObject({ keptUntil: null });
    staff = await world.goTo(ASKED);
    player = await world.login(player.email);
    expect(
      (await player.http.post(`/api/series/${series.reference}/decline`).expect(409)).body,
    ).toMatchObject({ code: 'SERIES_NOT_KEPT' });
  });

  test('declining releases them at once', async () => {
    await player.http.post(`/api/series/${series.reference}/decline`).expect(200);
    await bookSlot('2026-12-22');
  });
});

test('the copy of what is stored of a person names the series', async () => {
  const { reference } = await made();
  const { body } = await player.http.get('/api/auth/field/export').expect(200);
  expect((body as { series: { reference: string; bookings: string[] }[] }).series).toMatchObject([
    { reference, weeks: 4 },
  ]);
});

test('booked, cancelled, expired and renewed series leave the database consistent', async () => {
  const fresh = await made({ pitch: 'P3' });
  await player.http
    .post(`/api/series/${fresh.reference}/cancel`)
    .send({ from: addDays(TUESDAY, 7) })
    .expect(200);
  const findings = await examine({ query: (text) => world.sql(text) });
  expect(findings.filter(({ rule }) => !SET_BACK.includes(rule))).toEqual([]);
  expect(FOUR).toContain(fresh.firstDate);
});
