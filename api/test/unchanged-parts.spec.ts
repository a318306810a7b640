import type {
  BookingAnswer,
  HistoryEntry,
  MovesAnswer,
  MoveSlot,
} from '@five/shared/bookings/bookings.contract';
import { addDays } from '@five/shared/time/wall-time';
import { slot } from './factories.ts';
import type { Person } from './people.ts';
import { MONDAY_MORNING, makePrice, openVenue } from './venue.ts';
import { createWorld, type World } from './world.ts';

const THURSDAY = '2026-11-26';
const AUDIT = `select reason, changed from audit where subject = $1 and act = 'booking.move'
  order by id desc
    limit 1`;

let world: World;
let admin: Person;
let staff: Person;
let player: Person;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  staff = await world.goTo(MONDAY_MORNING);
  admin = await world.login((await world.admin()).email);
  await world.sql(
    `delete from occupancies; update bookings set status = 'cancelled', hold_expires_at = null
      where status <> 'cancelled'`,
  );
  await venue({ policies: { horizonDays: 60, slotMinutes: 60 }, exceptions: [] });
  player = await world.register();
});

const data = <T>({ body }: { body: unknown }) => (body as { data: T }).data;
const venue = (changes: Record<string, unknown>) =>
  admin.http.put('/api/venue').send(changes).expect(200);
const reserve = async (changes: Parameters<typeof slot>[1] = {}, by = player) =>
  data<BookingAnswer>(await by.http.post('/api/bookings').send(slot(world, changes)).expect(201));
const put = (reference: string, changes: Record<string, unknown>, by = staff) =>
  by.http.put(`/api/bookings/${reference}`).send(changes);
const codeOf = async (reference: string, changes: Record<string, unknown>) => {
  const { status, body } = await put(reference, changes);
  return status === 200 ? 200 : (body as { code: string }).code;
};
const read = async (reference: string) =>
  (await staff.http.get(`/api/bookings/${reference}`).expect(200)).body as BookingAnswer;
const movesOf = async (reference: string, date: string) =>
  (
    (await staff.http.get(`/api/bookings/${reference}/moves`).query({ date }).expect(200))
      .body as MovesAnswer
  ).slots;
const at = (slots: readonly MoveSlot[], pitch: string, startTime: string, endTime: string) =>
  slots.find(
    (one) => one.pitch === pitch && one.startTime === startTime && one.endTime === endTime,
  );
const pay = (booking: string, amountCents = 30_000) =>
  staff.http.post('/api/payments').send({ booking, amountCents, method: 'cash' }).expect(201);

/**
 * Creates a series of twelve weeks from the Thursday of the tests. Returns its last booking, which
 * is 80 days after the start of the test clock.
 */
async function lastOfSeries(): Promise<BookingAnswer> {
  const seriesPlan = {
    date: THURSDAY,
    startTime: '20:00',
    endTime: '21:00',
    pitch: 'P1',
    weeks: 12,
  };
  const { hash } = data<{ hash: string }>(
    await player.http.post('/api/series_preview').send(seriesPlan).expect(200),
  );
  const series = data<{ bookings: { reference: string }[] }>(
    await player.http
      .post('/api/series')
      .send({ ...seriesPlan, hash, paymentMethod: 'cash', acceptRules: true })
      .expect(201),
  );
  return read(series.bookings.at(-1)?.reference ?? '');
}

describe('a date of a series beyond the horizon', () => {
  test('changes pitch and hour, and can move to an earlier day but not a later one', async () => {
    const { reference, date } = await lastOfSeries();
    expect(date).toBe(addDays(THURSDAY, 77));
    expect(await codeOf(reference, { pitch: 'P2' })).toBe(200);
    expect(await codeOf(reference, { startTime: '22:00' })).toBe(200);
    expect(await codeOf(reference, { date: addDays(date, 1) })).toBe('BOOKING_BEYOND_HORIZON');
    expect(await codeOf(reference, { date: addDays(date, -1) })).toBe(200);
    expect(await read(reference)).toMatchObject({
      pitch: 'P2',
      startTime: '22:00',
      date: addDays(date, -1),
    });
  });

  test('is offered free slots up to its own day, also after its choice was taken', async () => {
    const { reference, date } = await lastOfSeries();
    const own = await movesOf(reference, date);
    expect(
      [
        at(own, 'P2', '20:00', '21:00'),
        at(own, 'P1', '21:00', '22:00'),
        at(await movesOf(reference, addDays(date, -5)), 'P1', '20:00', '21:00'),
      ].map((one) => one !== undefined),
    ).toEqual([true, true, true]);
    await staff.http
      .get(`/api/bookings/${reference}/moves`)
      .query({ date: addDays(date, 1) })
      .expect(422);
    await staff.http
      .post('/api/blocks')
      .send({ pitch: 'P2', date, startTime: '20:00', endTime: '21:00', reason: 'Filet' })
      .expect(201);
    const { body } = await put(reference, { pitch: 'P2' }).expect(409);
    const { alternatives } = body as { alternatives: { date: string; pitch: string }[] };
    expect(alternatives).toHaveLength(3);
    for (const { date: day, pitch, ...times } of alternatives as (MoveSlot &
      Record<string, unknown>)[]) {
      expect(
        at(await movesOf(reference, day), pitch, times.startTime, times.endTime),
      ).toBeDefined();
    }
  });

  test('a new booking is still refused there, and the grid of that day too', async () => {
    const { date } = await lastOfSeries();
    expect(
      (await staff.http.post('/api/bookings').send(slot(world, { date })).expect(422)).body,
    ).toMatchObject({ code: 'BOOKING_BEYOND_HORIZON' });
    await staff.http.get('/api/availability').query({ date }).expect(422);
  });
});

describe('a booking that was made under other settings', () => {
  test('the horizon went from 60 days to 20: pitch, hour and an earlier day', async () => {
    const date = addDays('2026-11-23', 40);
    const { reference } = await reserve({ date });
    await venue({ policies: { horizonDays: 20 } });
    expect(await codeOf(reference, { pitch: 'P2' })).toBe(200);
    expect(await codeOf(reference, { date: addDays(date, 1) })).toBe('BOOKING_BEYOND_HORIZON');
    expect(await codeOf(reference, { date: addDays(date, -1), startTime: '21:00' })).toBe(200);
  });

  test('grid back from 30 to 60 minutes: can change pitch, add an hour, change day', async () => {
    await venue({ policies: { slotMinutes: 30 } });
    const { reference } = await reserve({ startTime: '14:30', endTime: '15:30' });
    await venue({ policies: { slotMinutes: 60 } });
    const offered = await movesOf(reference, THURSDAY);
    expect(
      [
        at(offered, 'P2', '14:30', '15:30'),
        at(offered, 'P1', '14:30', '16:30'),
        at(offered, 'P1', '15:30', '16:30'),
      ].map((one) => one !== undefined),
    ).toEqual([true, true, false]);
    expect(await codeOf(reference, { pitch: 'P2' })).toBe(200);
    expect(await codeOf(reference, { endTime: '16:30' })).toBe(200);
    expect(await codeOf(reference, { date: addDays(THURSDAY, 1) })).toBe(200);
    expect(await codeOf(reference, { startTime: '15:30', endTime: '16:30' })).toBe(
      'BOOKING_OFF_GRID',
    );
    expect(await codeOf(reference, { startTime: '15:00', endTime: '16:00' })).toBe(200);
  });

  test('its day was closed: can change pitch and note or move away, not add an hour', async () => {
    const { reference } = await reserve();
    await venue({ exceptions: [{ from: THURSDAY, to: THURSDAY, intervals: [] }] });
    expect(at(await movesOf(reference, THURSDAY), 'P2', '19:00', '20:00')).toMatchObject({
      isAgreed: true,
      differenceCents: 0,
    });
    expect(await codeOf(reference, { pitch: 'P2', note: 'Vestiaire 2' })).toBe(200);
    expect(await codeOf(reference, { endTime: '21:00' })).toBe('BOOKING_OUTSIDE_HOURS');
    expect(await codeOf(reference, { date: addDays(THURSDAY, 1) })).toBe(200);
  });

  test('its pitch is out of service: can change hour, but not return after leaving', async () => {
    const { reference } = await reserve({ pitch: 'P3' });
    const setActive = (active: boolean) =>
      admin.http.put('/api/pitches/P3').send({ active }).expect(200);
    await setActive(false);
    expect(await codeOf(reference, { endTime: '21:00' })).toBe(200);
    expect(await codeOf(reference, { pitch: 'P1' })).toBe(200);
    expect(await codeOf(reference, { pitch: 'P3' })).toBe('BOOKING_PITCH_INACTIVE');
    await setActive(true);
  });

  test('no price covers its hour now: its agreed price stays, its pitch can change', async () => {
    const short = await makePrice(world, {
      durationMinutes: 60,
      totalCents: 32_000,
      pitch: 'P1',
      startTime: '10:00',
      endTime: '11:00',
    });
    const { reference } = await reserve({ startTime: '10:00', endTime: '11:00' });
    await admin.http.delete(`/api/pricings/${short}`).expect(200);
    expect(await codeOf(reference, { pitch: 'P2' })).toBe(200);
    expect(await read(reference)).toMatchObject({ totalCents: 32_000, pricing: short });
  });
});

describe('extras that a booking holds', () => {
  let bibs: string;
  const setStock = (stock: number) =>
    admin.http.put(`/api/addons/${bibs}`).send({ stock }).expect(200);
  const withBibs = (quantity: number, changes: Parameters<typeof slot>[1] = {}, by = player) =>
    reserve({ ...changes, addons: [{ reference: bibs, quantity }] }, by);
  const wants = (quantity: number) => ({ addons: [{ reference: bibs, quantity }] });
  beforeEach(async () => {
    bibs = data<{ reference: string }>(
      await admin.http
        .post('/api/addons')
        .send({
          name: { fr: 'Chasubles' },
          options: [{ code: 'jeu', name: { fr: 'Jeu' }, priceCents: 1000 }],
          stock: 8,
        })
        .expect(201),
    ).reference;
  });

  test('stay held after the stock was lowered, on another pitch, hour or length', async () => {
    const { reference } = await withBibs(6);
    await setStock(2);
    for (const changes of [
      { pitch: 'P2' },
      { endTime: '21:00' },
      { date: addDays(THURSDAY, 1), startTime: '21:00', endTime: '22:00' },
      wants(5),
      wants(3),
    ])
      expect(await codeOf(reference, changes)).toBe(200);
    expect((await read(reference)).addons).toMatchObject([{ quantity: 3 }]);
    expect(await codeOf(reference, wants(4))).toBe('BOOKING_ADDON_OUT_OF_STOCK');
  });

  test('are refused when moved to an hour at which other bookings hold the stock', async () => {
    const { reference } = await withBibs(6);
    await withBibs(
      6,
      { pitch: 'P2', startTime: '20:00', endTime: '21:00' },
      await world.register(),
    );
    expect(await codeOf(reference, { startTime: '20:00', endTime: '21:00' })).toBe(
      'BOOKING_ADDON_OUT_OF_STOCK',
    );
    expect(await codeOf(reference, { endTime: '21:00' })).toBe('BOOKING_ADDON_OUT_OF_STOCK');
    expect(await codeOf(reference, { pitch: 'P3' })).toBe(200);
  });

  test('can always be lowered by their owner, and raised only within the stock', async () => {
    const { reference } = await withBibs(6);
    await setStock(2);
    await put(reference, wants(6), player).expect(200);
    await put(reference, wants(4), player).expect(200);
    expect((await put(reference, wants(5), player).expect(409)).body).toMatchObject({
      code: 'BOOKING_ADDON_OUT_OF_STOCK',
    });
  });
});

describe('the price of a move', () => {
  let dearer: string[];
  beforeEach(async () => {
    dearer = [];
  });
  afterEach(async () => {
    for (const reference of dearer)
      await admin.http.delete(`/api/pricings/${reference}`).expect(200);
  });
  const raise = async (totalCents = 40_000, durationMinutes = 60) =>
    dearer.push(
      await makePrice(world, { durationMinutes, totalCents, from: '2026-11-24', to: '2027-03-01' }),
    );

  test('is kept on another pitch and date if hour and length stay; its email says so', async () => {
    const { reference, pricing } = await reserve();
    await pay(reference);
    await raise();
    for (const changes of [{ pitch: 'P2' }, { pitch: 'P1' }, { date: addDays(THURSDAY, 2) }]) {
      expect(await codeOf(reference, changes)).toBe(200);
      expect(await read(reference)).toMatchObject({
        totalCents: 30_000,
        paymentStatus: 'paid',
        dueCents: 0,
        pricing,
      });
    }
    const mail = (await world.mails(player.email)).find(({ subject }) =>
      subject.includes('déplacée'),
    );
    expect(mail?.text).toMatch(/Le prix reste le même\u00a0: 300\u00a0DH/);
    expect(mail?.text).not.toMatch(/Total\u00a0:/);
  });

  test('is today’s at another hour, and the agreed one again once it is back', async () => {
    const { reference, pricing } = await reserve();
    await pay(reference);
    await raise();
    await put(reference, { startTime: '21:00', endTime: '22:00' }).expect(200);
    expect(await read(reference)).toMatchObject({
      totalCents: 40_000,
      dueCents: 10_000,
      paymentStatus: 'unpaid',
      pricing: dearer[0],
    });
    expect(
      (await world.mails(player.email)).find(({ subject }) => subject.includes('déplacée'))?.text,
    ).toMatch(/Total\u00a0: 400\u00a0DH/);
    await put(reference, {
      startTime: '19:00',
      endTime: '20:00',
      pitch: 'P3',
      price: 'today',
    }).expect(200);
    expect(await read(reference)).toMatchObject({
      totalCents: 30_000,
      dueCents: 0,
      paymentStatus: 'paid',
      pricing,
    });
  });

  test('is kept at another hour by choice, with a reason that the audit names', async () => {
    const { reference, pricing } = await reserve();
    await raise();
    const elsewhere = { startTime: '21:00', endTime: '22:00', price: 'agreed' };
    expect((await put(reference, elsewhere).expect(422)).body).toMatchObject({
      code: 'BOOKING_PRICE_REASON_REQUIRED',
      errorMessages: [{ field: 'reason' }],
    });
    await put(reference, { ...elsewhere, reason: 'Fuite sur le P1' }).expect(200);
    expect(await read(reference)).toMatchObject({
      startTime: '21:00',
      totalCents: 30_000,
      pricing,
    });
    expect(await world.sql(AUDIT, [reference])).toMatchObject([
      {
        reason: 'Fuite sur le P1',
        changed: { priceKept: true, was: { totalCents: 30_000 }, is: { totalCents: 30_000 } },
      },
    ]);
  });

  test('kept by the desk is in the booking history; one kept automatically is not', async () => {
    const { reference } = await reserve();
    await raise();
    await put(reference, {
      startTime: '21:00',
      endTime: '22:00',
      price: 'agreed',
      reason: 'Fuite',
    }).expect(200);
    await put(reference, { pitch: 'P2' }).expect(200);
    const history = (await staff.http.get(`/api/bookings/${reference}/history`).expect(200))
      .body as HistoryEntry[];
    const kept = history.map(({ act, priceKept }) => [act, priceKept]);
    expect(kept).toEqual([
      ['booking.reserve', false],
      ['booking.move', true],
      ['booking.move', false],
    ]);
  });

  test('kept by the desk is found again after another move, and an undo restores it', async () => {
    const { reference } = await reserve();
    await raise();
    await put(reference, {
      startTime: '21:00',
      endTime: '22:00',
      price: 'agreed',
      reason: 'Fuite',
    }).expect(200);
    await put(reference, { startTime: '22:00', endTime: '23:00' }).expect(200);
    expect((await read(reference)).totalCents).toBe(40_000);
    await put(reference, { startTime: '21:00', endTime: '22:00' }).expect(200);
    expect((await read(reference)).totalCents).toBe(30_000);
    expect(await world.sql(AUDIT, [reference])).toMatchObject([
      { reason: null, changed: { was: { totalCents: 40_000 }, is: { totalCents: 30_000 } } },
    ]);
  });

  test('is today’s for one hour more and the agreed one for less; addons keep theirs', async () => {
    const bibs = data<{ reference: string }>(
      await admin.http
        .post('/api/addons')
        .send({
          name: { fr: 'Ballon' },
          options: [{ code: 'un', name: { fr: 'Un' }, priceCents: 2000 }],
        })
        .expect(201),
    ).reference;
    const { reference } = await reserve({ addons: [{ reference: bibs, quantity: 1 }] });
    await raise();
    await raise(70_000, 120);
    await admin.http
      .put(`/api/addons/${bibs}`)
      .send({ options: [{ code: 'un', name: { fr: 'Un' }, priceCents: 9000 }] })
      .expect(200);
    await put(reference, { endTime: '21:00' }).expect(200);
    expect((await read(reference)).totalCents).toBe(72_000);
    await put(reference, { endTime: '20:00' }).expect(200);
    expect((await read(reference)).totalCents).toBe(32_000);
  });

  test('is offered as it will be charged, with where there is something to choose', async () => {
    const { reference } = await reserve();
    await raise();
    const offered = await movesOf(reference, THURSDAY);
    expect(at(offered, 'P2', '19:00', '20:00')).toMatchObject({
      totalCents: 30_000,
      differenceCents: 0,
      isAgreed: true,
    });
    expect(at(offered, 'P2', '20:00', '21:00')).toMatchObject({
      totalCents: 40_000,
      differenceCents: 10_000,
      isAgreed: false,
    });
    expect(
      at(await movesOf(reference, addDays(THURSDAY, 1)), 'P1', '19:00', '20:00'),
    ).toMatchObject({ totalCents: 30_000, isAgreed: true });
  });

  test('is no choice of its owner, and of no third kind', async () => {
    const { reference } = await reserve();
    await put(reference, { price: 'agreed' }, player).expect(422);
    await put(reference, { price: 'free', startTime: '21:00' }).expect(422);
  });
});
