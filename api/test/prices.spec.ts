import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { PriceAnswer } from '@five/shared/pricings/pricings.contract';
import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import { makePrice, MONDAY_MORNING, wish } from './venue.ts';
import type { Person } from './people.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let admin: Person;
let player: Person;
const SATURDAY = '2026-11-28';
const SUNDAY = '2026-11-29';

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  admin = await world.admin();
  player = await world.player();
  for (const code of ['P1', 'P2', 'P3', 'P4'])
    await admin.http
      .post('/api/pitches')
      .send({ code, name: { fr: code } })
      .expect(201);
  await makeHourPrices();
});
afterAll(() => world.close());

/**
 * Creates the prices of one hour that the tests read and none changes: standard ones, and one of
 * the price list `club`.
 */
async function makeHourPrices(): Promise<void> {
  await makeTariff('club');
  for (const price of [
    { totalCents: 30_000 },
    {
      totalCents: 40_000,
      weekdays: [1, 2, 3, 4, 5],
      startTime: '18:00',
      endTime: '01:00',
    },
    { totalCents: 45_000, weekdays: [6, 7] },
    { totalCents: 25_000, from: '2026-12-01', to: '2026-12-31' },
    { totalCents: 35_000, pitch: 'P2' },
    { totalCents: 20_000, weekdays: [1], tariff: 'club' },
  ])
    await makeHourPrice(price);
}
function makeHourPrice(price: Record<string, unknown>): Promise<string> {
  return makePrice(world, { durationMinutes: 60, ...price });
}
async function makeTariff(code: string): Promise<void> {
  await admin.http
    .post('/api/tariffs')
    .send({ code, name: { fr: code } })
    .expect(201);
}

const makePack = async (changes: Record<string, unknown>) =>
  (
    (
      await admin.http
        .post('/api/pricings')
        .send({ type: 'pack', name: { fr: 'Pack' }, ...changes })
        .expect(201)
    ).body as { data: { reference: string } }
  ).data.reference;
const ask = async (changes: Record<string, unknown>, by = player): Promise<PriceAnswer> => {
  const { date, startTime, endTime, pitch, addons } = {
    ...wish({ pitch: 'P1' }),
    ...changes,
  } as Record<string, unknown>;
  const { body } = await by.http
    .post('/api/bookings_get_price')
    .send({ date, startTime, endTime, pitch, ...(addons ? { addons } : {}) })
    .expect(200);
  return (body as { price: PriceAnswer }).price;
};

test('without a price there is no booking: 422, never zero', async () => {
  const rows = () =>
    world.sql('select reference from bookings union all select holder from occupancies order by 1');
  const before = await rows();
  // All prices of this file are for one hour, the request is for two.
  const answer = await player.http
    .post('/api/bookings')
    .send(wish({ endTime: '21:00' }))
    .expect(422);
  expect(answer.body).toMatchObject({
    code: 'BOOKING_NO_TARIFF',
    errorMessages: [{ field: 'startTime' }],
  });
  expect(await rows()).toEqual(before);
});

test('the most specific price applies: pitch, then dates, then weekdays and hours', async () => {
  expect((await ask({ startTime: '12:00', endTime: '13:00' })).totalCents).toBe(30_000);
  expect((await ask({})).totalCents).toBe(40_000);
  expect((await ask({ date: '2026-12-01' })).totalCents).toBe(25_000);
  expect((await ask({ date: '2026-12-01', pitch: 'P2' })).totalCents).toBe(35_000);
});

test('hours after midnight have the price of the previous day', async () => {
  const night = { startTime: '00:00', endTime: '01:00' };
  // 00:00 on Saturday belongs to Friday's opening day and has its price.
  expect((await ask({ ...night, date: SATURDAY })).totalCents).toBe(40_000);
  expect((await ask({ ...night, date: SUNDAY })).totalCents).toBe(45_000);
  // 00:00 on Monday belongs to Sunday's opening day and has its price.
  expect((await ask({ ...night, date: '2026-11-30' })).totalCents).toBe(45_000);
  expect((await ask({ date: SATURDAY, startTime: '23:00', endTime: '00:00' })).totalCents).toBe(
    45_000,
  );
});

test('two prices of equal rank that overlap are refused, neighbours are not', async () => {
  const send = (price: Record<string, unknown>) =>
    admin.http.post('/api/pricings').send({
      type: 'session',
      name: { fr: 'X' },
      durationMinutes: 60,
      totalCents: 1_000,
      ...price,
    });
  expect((await send({}).expect(409)).body.code).toBe('PRICING_OVERLAP');
  expect((await send({ weekdays: [5, 6] }).expect(409)).body.code).toBe('PRICING_OVERLAP');
  expect(
    (await send({ weekdays: [1], startTime: '00:00', endTime: '09:00' }).expect(409)).body.code,
  ).toBe('PRICING_OVERLAP');
  await send({ weekdays: [1], startTime: '01:00', endTime: '09:00' }).expect(201);
});

test('what was shown is what is charged, and stays so when prices change', async () => {
  const pricing = await makeHourPrice({ pitch: 'P3', totalCents: 46_000 });
  const shown = await ask({ date: SATURDAY, pitch: 'P3' });
  const { body } = await player.http
    .post('/api/bookings')
    .send(wish({ date: SATURDAY, pitch: 'P3' }))
    .expect(201);
  const booking = (body as { data: BookingAnswer }).data;
  expect({ ...booking }).toMatchObject({
    totalCents: 46_000,
    perPersonCents: shown.perPersonCents,
    pricing,
    lines: shown.lines,
  });
  expect(shown).toMatchObject({ totalCents: 46_000, pricing });
  await admin.http.put(`/api/pricings/${pricing}`).send({ totalCents: 99_000 }).expect(200);
  expect(
    (await ask({ date: SATURDAY, startTime: '20:00', endTime: '21:00', pitch: 'P3' })).totalCents,
  ).toBe(99_000);
  expect((await player.http.get(`/api/bookings/${booking.reference}`).expect(200)).body).toEqual(
    booking,
  );
});

test('a price that a booking was made at is archived, another one removed', async () => {
  const used = await makeHourPrice({ pitch: 'P4', totalCents: 99_000 });
  const hour = { date: SATURDAY, startTime: '20:00', endTime: '21:00', pitch: 'P4' };
  const buyer = await world.register();
  await buyer.http.post('/api/bookings').send(wish(hour)).expect(201);
  expect((await ask(hour)).totalCents).toBe(99_000);
  const { body } = await admin.http.delete(`/api/pricings/${used}`).expect(200);
  expect(
    (body.data as { reference: string; archived: boolean }[]).find(
      ({ reference }) => reference === used,
    )?.archived,
  ).toBe(true);
  expect((await ask(hour)).totalCents).toBe(45_000);
  const unused = await makePrice(world, {
    durationMinutes: 60,
    totalCents: 1,
    weekdays: [2],
    startTime: '03:00',
    endTime: '04:00',
  });
  const left = await admin.http.delete(`/api/pricings/${unused}`).expect(200);
  expect(
    (left.body.data as { reference: string }[]).some(({ reference }) => reference === unused),
  ).toBe(false);
  expect(
    (await admin.http.put(`/api/pricings/${used}`).send({ totalCents: 1 }).expect(409)).body.code,
  ).toBe('PRICING_ARCHIVED');
});

test('a customer’s own price list applies first, then the standard one', async () => {
  const club = await world.register();
  await admin.http.put(`/api/users/${club.reference}`).send({ tariff: 'club' }).expect(200);
  expect((await ask({ date: '2026-11-30' }, club)).totalCents).toBe(20_000);
  expect((await ask({ date: '2026-11-30' })).totalCents).toBe(40_000);
  expect((await ask({ date: '2026-11-25' }, club)).totalCents).toBe(40_000);
  const grid = (await club.http.get('/api/availability').query({ date: '2026-11-30' })).body as {
    pitches: { slots: { startTime: string; prices: Record<string, number> }[] }[];
  }[];
  expect(
    grid[0]?.pitches[0]?.slots.find(({ startTime }) => startTime === '19:00')?.prices['60'],
  ).toBe(20_000);
  const { body } = await club.http
    .post('/api/bookings')
    .send(wish({ date: '2026-11-30', pitch: 'P1' }))
    .expect(201);
  expect((body as { data: BookingAnswer }).data.totalCents).toBe(20_000);
});

test('a code is unique to a price list; lists in use or standard cannot be deleted', async () => {
  const codesOf = (tariffs: { reference: string }[]) => tariffs.map(({ reference }) => reference);
  const before = codesOf((await admin.http.get('/api/tariffs').expect(200)).body);
  expect(before.slice(0, 2)).toEqual(['standard', 'club']);
  await makeTariff('once');
  expect(
    (
      await admin.http
        .post('/api/tariffs')
        .send({ code: 'once', name: { fr: 'Encore' } })
        .expect(422)
    ).body,
  ).toMatchObject({ code: 'TARIFF_CODE_TAKEN', errorMessages: [{ field: 'code' }] });
  for (const code of ['club', 'standard'])
    expect((await admin.http.delete(`/api/tariffs/${code}`).expect(409)).body).toMatchObject({
      code: 'TARIFF_IN_USE',
    });
  const { body } = await admin.http.delete('/api/tariffs/once').expect(200);
  expect(codesOf((body as { data: { reference: string }[] }).data)).toEqual(before);
});

test('the desk gets a phone customer’s price; a price request stores no customer', async () => {
  const desk = await world.staff();
  const caller = { name: 'Club Atlas', phone: '0661777777' };
  const { body } = await desk.http.post('/api/customers').send(caller).expect(201);
  const { reference } = (body as { data: { reference: string } }).data;
  await admin.http.put(`/api/customers/${reference}`).send({ tariff: 'club' }).expect(200);
  const cards = async () =>
    (await world.sql<{ count: string }>('select count(*) from customers'))[0]?.count;
  const before = await cards();
  const slot = { date: '2026-11-30', startTime: '21:00', endTime: '22:00', pitch: 'P1' };
  const asked = async (customer?: object) =>
    (
      (
        await desk.http
          .post('/api/bookings_get_price')
          .send({ ...slot, customer })
          .expect(200)
      ).body as { price: PriceAnswer }
    ).price;
  expect((await asked()).totalCents).toBe(40_000);
  expect((await asked({ name: 'Inconnu', phone: caller.phone })).totalCents).toBe(40_000);
  for (const customer of [{ reference }, caller, { name: ' CLUB  ATLAS', phone: '+212661777777' }])
    expect((await asked(customer)).totalCents).toBe(20_000);
  expect(await cards()).toBe(before);
  const made = await desk.http
    .post('/api/bookings')
    .send(wish({ ...slot, customer: caller }))
    .expect(201);
  expect((made.body as { data: BookingAnswer }).data).toMatchObject({
    ...(await asked({ reference })),
    customer: { reference },
  });
});

test.each([
  ['staff', { reference: 'CU-00000000' }, 'BOOKING_CUSTOMER_UNKNOWN', 'customer.reference'],
  ['staff', { phone: '0661777777' }, 'BOOKING_CUSTOMER_REQUIRED', 'customer'],
  ['staff', { name: 'Karim', phone: '12' }, 'CUSTOMER_PHONE_INVALID', 'customer.phone'],
  ['player', { reference: 'CU-00000000' }, 'VALIDATION_FAILED', 'customer'],
] as const)(
  'a price requested by %s for %j is refused: %s',
  async (role, customer, code, field) => {
    const { http } = await world[role]();
    expect(
      (
        await http
          .post('/api/bookings_get_price')
          .send({ date: '2026-11-30', startTime: '12:00', endTime: '13:00', customer })
          .expect(422)
      ).body,
    ).toMatchObject({ code, errorMessages: [{ field }] });
    expect(
      (
        await world.http
          .post('/api/bookings_get_price')
          .send({ date: '2026-11-30', startTime: '12:00', endTime: '13:00', customer })
          .expect(422)
      ).body,
    ).toMatchObject({ code: 'VALIDATION_FAILED' });
  },
);

test('add-ons are listed in the price and limited to the stock of each hour', async () => {
  const { body } = await admin.http
    .post('/api/addons')
    .send({
      name: { fr: 'Ballon' },
      stock: 3,
      options: [{ code: 'match', name: { fr: 'Match' }, priceCents: 2_000 }],
    })
    .expect(201);
  const addons = (quantity: number) => [
    { reference: (body as { data: { reference: string } }).data.reference, quantity },
  ];
  const hour = { date: '2026-12-02', startTime: '12:00', endTime: '13:00' };
  const shown = await ask({ ...hour, addons: addons(2) });
  expect(shown.totalCents).toBe(25_000 + 4_000);
  expect(shown.lines[1]).toEqual({
    kind: 'addon',
    text: 'Ballon',
    quantity: 2,
    unitCents: 2_000,
    totalCents: 4_000,
  });
  const other = await world.register();
  const made = await other.http
    .post('/api/bookings')
    .send(wish({ ...hour, pitch: 'P1', addons: addons(2) }))
    .expect(201);
  expect((made.body as { data: BookingAnswer }).data).toMatchObject({
    totalCents: 29_000,
    addons: [{ option: 'match', quantity: 2, totalCents: 4_000 }],
  });
  const refused = await other.http
    .post('/api/bookings')
    .send(wish({ ...hour, pitch: 'P2', addons: addons(2) }))
    .expect(409);
  expect(refused.body).toMatchObject({
    code: 'BOOKING_ADDON_OUT_OF_STOCK',
    addon: addons(1)[0]?.reference,
    left: 1,
  });
  expect(refused.body.message).toMatch(/Ballon.*1/);
  await other.http
    .post('/api/bookings')
    .send(wish({ ...hour, pitch: 'P2', addons: addons(1) }))
    .expect(201);
});

test('an addon that a booking was made with is archived, another one removed', async () => {
  const make = async () => {
    const { body } = await admin.http
      .post('/api/addons')
      .send({
        name: { fr: 'Sifflet' },
        options: [{ code: 'one', name: { fr: 'Un' }, priceCents: 1_000 }],
      })
      .expect(201);
    return (body as { data: { reference: string } }).data.reference;
  };
  const remove = async (reference: string) =>
    (
      (await admin.http.delete(`/api/addons/${reference}`).expect(200)).body as {
        data: { reference: string; archived: boolean }[];
      }
    ).data;
  const [used, unused] = [await make(), await make()];
  const buyer = await world.register();
  const made = await buyer.http
    .post('/api/bookings')
    .send(
      wish({
        date: '2026-12-02',
        startTime: '15:00',
        endTime: '16:00',
        addons: [{ reference: used, quantity: 1 }],
      }),
    )
    .expect(201);
  expect((await remove(used)).find(({ reference }) => reference === used)?.archived).toBe(true);
  expect((await remove(unused)).map(({ reference }) => reference)).not.toContain(unused);
  expect((await admin.http.delete(`/api/addons/${used}`).expect(409)).body.code).toBe(
    'ADDON_ARCHIVED',
  );
  for (const gone of [
    admin.http.delete(`/api/addons/${unused}`),
    admin.http.put(`/api/addons/${unused}`).send({ stock: 1 }),
  ])
    await gone.expect(404);
  expect(
    (
      await buyer.http
        .get(`/api/bookings/${(made.body as { data: BookingAnswer }).data.reference}`)
        .expect(200)
    ).body.addons,
  ).toMatchObject([{ reference: used, quantity: 1 }]);
});

test('my pricings are those of my price list', async () => {
  expect((await player.http.get('/api/pricings_my_pricings').expect(200)).body).toEqual(
    (await world.http.get('/api/pricings').expect(200)).body,
  );
});

test('my pricings include standard prices where my own list has no price', async () => {
  await makeTariff('team');
  await makeHourPrice({ tariff: 'team', totalCents: 20_000, weekdays: [1] });
  const mine = await world.register();
  await admin.http.put(`/api/users/${mine.user.reference}`).send({ tariff: 'team' }).expect(200);
  const listed = async () =>
    (
      (
        await mine.http
          .get('/api/pricings_my_pricings')
          .query({ filter: JSON.stringify({ durationMinutes: 60 }) })
          .expect(200)
      ).body as { tariff: string }[]
    ).map(({ tariff }) => tariff);
  expect(new Set(await listed())).toEqual(new Set(['team', 'standard']));
  await makeHourPrice({ tariff: 'team', totalCents: 22_000 });
  expect(new Set(await listed())).toEqual(new Set(['team']));
});

test('the desk sells only packs of the customer’s list, or standard ones if missing', async () => {
  const { http } = await world.staff();
  const [ten, twenty] = [
    await makePack({ numberOfHours: 10, totalCents: 250_000 }),
    await makePack({ numberOfHours: 20, totalCents: 450_000 }),
  ];
  const clubs = await makePack({ numberOfHours: 10, totalCents: 200_000, tariff: 'club' });
  const caller = { name: 'Atlas Tanger', phone: '0661888888' };
  const { reference } = (
    (await http.post('/api/customers').send(caller).expect(201)).body as {
      data: { reference: string };
    }
  ).data;
  await admin.http.put(`/api/customers/${reference}`).send({ tariff: 'club' }).expect(200);
  const offered = async (customer?: object) =>
    (
      (await http.post('/api/subscriptions_get_offers').send({ customer }).expect(200)).body as {
        data: PricingAnswer[];
      }
    ).data.map((pack) => pack.reference);
  expect(await offered()).toEqual([ten, twenty]);
  expect(await offered({ ...caller, name: 'Quelqu’un' })).toEqual([ten, twenty]);
  for (const customer of [{ reference }, caller])
    expect(await offered(customer)).toEqual([clubs, twenty]);
  const sell = (pricing: string) =>
    http
      .post('/api/subscriptions')
      .send({ pricing, paymentMethod: 'cash', acceptConditions: true, customer: { reference } });
  expect((await sell(ten).expect(422)).body.code).toBe('SUBSCRIPTION_PACK_UNKNOWN');
  expect((await sell(clubs).expect(201)).body.data).toMatchObject({
    totalCents: 200_000,
    tariff: 'club',
  });
  await sell(twenty).expect(201);
});

test.each([9_999_999_999, 2 ** 31, -(2 ** 31) - 1, 1.5])(
  'a filter by the number %d, which no record can hold, is refused and no fault',
  async (durationMinutes) => {
    await world.http
      .get('/api/pricings')
      .query({ filter: JSON.stringify({ durationMinutes }) })
      .expect(422);
  },
);

test('a price replaces another from its first day on; a refusal changes neither', async () => {
  const scope = {
    type: 'session',
    durationMinutes: 60,
    pitch: 'P2',
    weekdays: [3],
    startTime: '09:00',
    endTime: '11:00',
    name: { fr: 'Matin' },
  };
  const dated = { from: '2026-12-01', to: '2027-01-31' };
  const make = async (changes: object) =>
    (await admin.http.post('/api/pricings').send({ ...scope, ...changes })).body as {
      data: PricingAnswer;
      errorMessages?: { field: string }[];
    };
  const read = async (reference: string) =>
    (await admin.http.get(`/api/pricings/${reference}`).expect(200)).body as PricingAnswer;
  const {
    data: { reference: old },
  } = await make({ ...dated, totalCents: 10_000 });
  expect(
    (
      await make({
        ...dated,
        from: '2026-12-14',
        totalCents: 12_000,
        replaces: old,
        startTime: '09:00',
        endTime: null,
      })
    ).errorMessages,
  ).toMatchObject([{ field: 'endTime' }]);
  expect((await read(old)).to).toBe('2027-01-31');
  expect((await make({ ...dated, totalCents: 12_000, replaces: old })).errorMessages).toMatchObject(
    [{ field: 'from' }],
  );
  expect(
    (await make({ ...dated, from: '2026-12-14', totalCents: 12_000, replaces: old })).data,
  ).toMatchObject({ from: '2026-12-14' });
  expect((await read(old)).to).toBe('2026-12-13');
  expect(
    (
      await world.sql<{ act: string }>('select act from audit where subject = $1 order by id', [
        old,
      ])
    ).map(({ act }) => act),
  ).toEqual(['pricing.create', 'pricing.update']);
  const price = async (date: string) =>
    (await ask({ date, startTime: '09:00', endTime: '10:00', pitch: 'P2' })).totalCents;
  expect([await price('2026-12-09'), await price('2026-12-16')]).toEqual([10_000, 12_000]);
});

test('the audit of a price contains only changed fields, before and after', async () => {
  const price = await makePrice(world, {
    durationMinutes: 60,
    totalCents: 10_000,
    weekdays: [5],
    startTime: '06:00',
    endTime: '07:00',
  });
  await admin.http
    .put(`/api/pricings/${price}`)
    .send({ totalCents: 12_000, weekdays: [5, 6], pitch: 'P2', from: '2026-12-01' })
    .expect(200);
  await admin.http
    .put(`/api/pricings/${price}`)
    .send({ totalCents: 12_000, name: { fr: 'Session', en: 'Early', ar: 'Session' } })
    .expect(200);
  expect(
    (
      await world.sql<{ changed: object }>(
        "select changed from audit where subject = $1 and act = 'pricing.update' order by id",
        [price],
      )
    ).map(({ changed }) => changed),
  ).toEqual([
    {
      totalCents: { from: 10_000, to: 12_000 },
      weekdays: { from: [5], to: [5, 6] },
      pitch: { from: null, to: 'P2' },
      fromDate: { from: null, to: '2026-12-01' },
    },
    { nameEn: { from: 'Session', to: 'Early' } },
  ]);
});

test('what is archived or was never there is not replaced', async () => {
  const make = async (changes: object) =>
    admin.http.post('/api/pricings').send({
      type: 'session',
      durationMinutes: 60,
      pitch: 'P2',
      weekdays: [4],
      startTime: '09:00',
      endTime: '10:00',
      name: { fr: 'Jeudi' },
      totalCents: 10_000,
      ...changes,
    });
  const { reference } = ((await make({ from: '2026-12-01' })).body as { data: PricingAnswer }).data;
  await world.sql('update pricings set archived_at = now() where reference = $1', [reference]);
  for (const replaces of [reference, 'PR-00000000']) {
    expect(await make({ from: '2026-12-14', replaces })).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_FAILED', errorMessages: [{ field: 'replaces' }] },
    });
  }
});

test('a replaced price without dates still ranks below prices of certain hours', async () => {
  const scope = { type: 'session', durationMinutes: 60, pitch: 'P9', name: { fr: 'Base' } };
  await admin.http
    .post('/api/pitches')
    .send({ code: 'P9', name: { fr: 'P9' } })
    .expect(201);
  const make = async (changes: object) =>
    (
      (
        await admin.http
          .post('/api/pricings')
          .send({ ...scope, ...changes })
          .expect(201)
      ).body as { data: PricingAnswer }
    ).data.reference;
  const base = await make({ totalCents: 20_000 });
  await make({ totalCents: 25_000, weekdays: [5], startTime: '14:00', endTime: '16:00' });
  await make({ totalCents: 22_000, from: '2026-12-14', replaces: base });
  const price = async (date: string) =>
    (await ask({ date, startTime: '14:00', endTime: '15:00', pitch: 'P9' })).totalCents;
  expect([await price('2026-12-11'), await price('2026-12-10'), await price('2026-12-17')]).toEqual(
    [25_000, 20_000, 22_000],
  );
});

test('a replaced price is public only until its end date; the desk can still read it', async () => {
  const scope = { type: 'session', durationMinutes: 60, pitch: 'P8', name: { fr: 'Base' } };
  await admin.http
    .post('/api/pitches')
    .send({ code: 'P8', name: { fr: 'P8' } })
    .expect(201);
  const make = async (changes: object) =>
    (
      (
        await admin.http
          .post('/api/pricings')
          .send({ ...scope, ...changes })
          .expect(201)
      ).body as { data: PricingAnswer }
    ).data.reference;
  const base = await make({ totalCents: 20_000 });
  const next = await make({ totalCents: 22_000, from: '2026-12-14', replaces: base });
  const listed = async (http: Person['http'] | World['http']) =>
    (
      (
        await http
          .get('/api/pricings')
          .query({ filter: JSON.stringify({ pitch: 'P8' }) })
          .expect(200)
      ).body as PricingAnswer[]
    )
      .map(({ reference }) => reference)
      .sort();
  expect(await listed(world.http)).toEqual([base, next].sort());
  await world.clock.at(new Date('2026-12-14T12:00:00Z'), async () =>
    expect(await listed(world.http)).toEqual([next]),
  );
  expect(await listed(admin.http)).toEqual([base, next].sort());
  expect((await world.http.get(`/api/pricings/${base}`).expect(200)).body).toMatchObject({
    totalCents: 20_000,
  });
});

test('a session’s share keeps its ratio when the price changes, unless set with it', async () => {
  const price = await makePrice(world, {
    durationMinutes: 60,
    totalCents: 40_000,
    contributionCents: 5_000,
    weekdays: [6],
    startTime: '06:00',
    endTime: '07:00',
  });
  const share = async (changes: object) =>
    (
      (await admin.http.put(`/api/pricings/${price}`).send(changes).expect(200)).body as {
        data: PricingAnswer;
      }
    ).data.contributionCents;
  expect(await share({ totalCents: 40_000 })).toBe(5_000);
  expect(await share({ totalCents: 43_750 })).toBe(4_375);
  expect(await share({ totalCents: 44_000, contributionCents: 6_000 })).toBe(6_000);
});

test('a booking at the displayed price is charged that price or refused as changed', async () => {
  const price = await makePrice(world, {
    durationMinutes: 60,
    totalCents: 31_000,
    pitch: 'P1',
    from: '2026-12-21',
    to: '2026-12-27',
  });
  const slot = wish({ date: '2026-12-22', pitch: 'P1' });
  const shownCents = (await ask({ date: '2026-12-22' })).totalCents;
  await admin.http.put(`/api/pricings/${price}`).send({ totalCents: 41_000 }).expect(200);
  const book = (shown: number | undefined) =>
    player.http
      .post('/api/bookings')
      .send({ ...slot, ...(shown !== undefined && { shownCents: shown }) });
  expect((await book(shownCents).expect(409)).body).toMatchObject({
    code: 'BOOKING_PRICE_CHANGED',
  });
  expect(await world.sql(`select 1 from bookings where total_cents in (31000, 41000)`)).toEqual([]);
  await book(-1).expect(422);
  const { body } = await book(41_000).expect(201);
  expect((body as { data: BookingAnswer }).data.totalCents).toBe(41_000);
});
