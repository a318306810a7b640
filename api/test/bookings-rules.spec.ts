import errorsAr from '@five/shared/locales/ar/errors.json' with { type: 'json' };
import errorsEn from '@five/shared/locales/en/errors.json' with { type: 'json' };
import errorsFr from '@five/shared/locales/fr/errors.json' with { type: 'json' };
import { MONDAY, MONDAY_MORNING, openVenue, wish } from './venue.ts';
import type { Person } from './people.ts';
import { createWorld, type World } from './world.ts';

const SENTENCES: Record<string, Record<string, unknown>> = {
  fr: errorsFr,
  en: errorsEn,
  ar: errorsAr,
};

let world: World;
let player: Person;
let staff: Person;
beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  player = await world.player();
  staff = await world.staff();
  await (await world.admin()).http.put('/api/pitches/P3').send({ active: false }).expect(200);
  await (
    await world.admin()
  ).http
    .put('/api/venue')
    .send({
      openingHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        weekday,
        intervals: [{ startTime: '09:00', endTime: '01:00' }],
      })),
      exceptions: [
        { from: '2026-11-30', to: '2026-11-30', intervals: [], reason: { fr: 'Travaux' } },
      ],
    })
    .expect(200);
});
afterAll(() => world.close());

/** A test case with one broken rule: the request, the caller and the expected response. */
interface Broken {
  rule: string;
  send: Record<string, unknown>;
  by?: 'staff';
  status: number;
  code: string;
  field?: string;
}

const BROKEN: Broken[] = [
  {
    rule: 'it lasts one or two hours, not half an hour',
    send: { endTime: '19:30' },
    status: 422,
    code: 'BOOKING_DURATION',
    field: 'endTime',
  },
  {
    rule: 'it lasts one or two hours, not three',
    send: { endTime: '22:00' },
    status: 422,
    code: 'BOOKING_DURATION',
    field: 'endTime',
  },
  {
    rule: 'an end before the start is next morning: 23 hours',
    send: { startTime: '18:00', endTime: '17:00' },
    status: 422,
    code: 'BOOKING_DURATION',
    field: 'endTime',
  },
  {
    rule: 'it lies ahead',
    send: { startTime: '08:00', endTime: '09:00' },
    status: 422,
    code: 'BOOKING_IN_PAST',
    field: 'startTime',
  },
  {
    rule: 'a player does not book what has begun',
    send: { startTime: '09:00', endTime: '10:00' },
    status: 422,
    code: 'BOOKING_IN_PAST',
    field: 'startTime',
  },
  {
    rule: 'it lies within 60 days',
    send: { date: '2027-01-23' },
    status: 422,
    code: 'BOOKING_BEYOND_HORIZON',
    field: 'date',
  },
  {
    rule: 'the venue is open',
    send: { date: '2026-11-24', startTime: '03:00', endTime: '04:00' },
    status: 422,
    code: 'BOOKING_OUTSIDE_HOURS',
    field: 'startTime',
  },
  {
    rule: 'the venue is open to its end',
    send: { date: '2026-11-24', startTime: '00:00', endTime: '02:00' },
    status: 422,
    code: 'BOOKING_OUTSIDE_HOURS',
    field: 'startTime',
  },
  {
    rule: 'a day of closure is closed',
    send: { date: '2026-11-30' },
    status: 422,
    code: 'BOOKING_OUTSIDE_HOURS',
    field: 'startTime',
  },
  {
    rule: 'it starts on the grid',
    send: { startTime: '19:30', endTime: '20:30' },
    status: 422,
    code: 'BOOKING_OFF_GRID',
    field: 'startTime',
  },
  {
    rule: 'the pitch exists',
    send: { pitch: 'P9' },
    status: 422,
    code: 'BOOKING_PITCH_UNKNOWN',
    field: 'pitch',
  },
  {
    rule: 'the pitch is open',
    send: { pitch: 'P3' },
    status: 422,
    code: 'BOOKING_PITCH_INACTIVE',
    field: 'pitch',
  },
  {
    rule: 'the rules are accepted',
    send: { acceptRules: false },
    status: 422,
    code: 'BOOKING_RULES_NOT_ACCEPTED',
    field: 'acceptRules',
  },
  {
    rule: 'a pack has the hours',
    send: { paymentMethod: 'pack' },
    status: 409,
    code: 'BOOKING_NO_PACK',
    field: 'paymentMethod',
  },
  {
    rule: 'an addon is on offer',
    send: { addons: [{ reference: 'A-00000000', quantity: 1 }] },
    status: 422,
    code: 'BOOKING_ADDON_UNKNOWN',
    field: 'addons.0.reference',
  },
  {
    rule: 'the desk names whom it books for',
    by: 'staff',
    send: { customer: { phone: '0661777777' } },
    status: 422,
    code: 'BOOKING_CUSTOMER_REQUIRED',
    field: 'customer',
  },
  {
    rule: 'the desk names one person',
    by: 'staff',
    send: { customer: { reference: 'CU-00000000', name: 'Karim', phone: '0612345678' } },
    status: 422,
    code: 'BOOKING_CUSTOMER_REQUIRED',
    field: 'customer',
  },
  {
    rule: 'a customer exists',
    by: 'staff',
    send: { customer: { reference: 'CU-00000000' } },
    status: 422,
    code: 'BOOKING_CUSTOMER_UNKNOWN',
    field: 'customer.reference',
  },
  {
    rule: 'the desk too books nothing that is over',
    by: 'staff',
    send: { startTime: '08:00', endTime: '09:00' },
    status: 422,
    code: 'BOOKING_IN_PAST',
    field: 'startTime',
  },
  {
    rule: 'a player books for nobody else',
    send: { customer: { name: 'Karim', phone: '0612345678' } },
    status: 422,
    code: 'VALIDATION_FAILED',
    field: 'customer',
  },
  {
    rule: 'a player confirms nothing',
    send: { confirm: true },
    status: 422,
    code: 'VALIDATION_FAILED',
    field: 'confirm',
  },
  {
    rule: 'nobody names the price',
    send: { totalCents: 1 },
    status: 422,
    code: 'VALIDATION_FAILED',
    field: 'totalCents',
  },
];

describe.each(BROKEN)('$rule', ({ send, by, status, code, field }) => {
  test.each(['fr', 'en', 'ar'])(`answers ${code} in %s and stores nothing`, async (locale) => {
    const before = await stored();
    const answer = await (by === 'staff' ? staff : player).http
      .post('/api/bookings')
      .set('accept-language', locale)
      .send(wish(send));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toBe(SENTENCES[locale]?.[code]);
    expect((answer.body.errorMessages as { field: string }[]).map((one) => one.field)).toContain(
      field,
    );
    expect(await stored()).toEqual(before);
  });
});

test('an unverified player receives an error requiring verification first', async () => {
  const rookie = await world.unverified();
  const { body } = await rookie.http.post('/api/bookings').send(wish()).expect(403);
  expect(body.code).toBe('AUTH_UNVERIFIED');
});

test('an unauthenticated request is answered as such, whatever its body', async () => {
  const { body } = await world.http.post('/api/bookings').send({}).expect(401);
  expect(body.code).toBe('AUTH_REQUIRED');
});

test('a slot that is taken answers 409 with the three nearest free ones, priced', async () => {
  await player.http
    .post('/api/bookings')
    .send(wish({ pitch: 'P1', startTime: '12:00', endTime: '13:00' }))
    .expect(201);
  const before = await stored();
  const { body } = await staff.http
    .post('/api/bookings')
    .send(wish({ pitch: 'P1', startTime: '12:00', endTime: '13:00' }))
    .expect(409);
  expect(body.code).toBe('BOOKING_SLOT_TAKEN');
  expect(body.alternatives).toEqual([
    {
      date: MONDAY,
      openingDay: MONDAY,
      startTime: '12:00',
      endTime: '13:00',
      pitch: 'P2',
      totalCents: 30_000,
    },
    {
      date: MONDAY,
      openingDay: MONDAY,
      startTime: '11:00',
      endTime: '12:00',
      pitch: 'P1',
      totalCents: 30_000,
    },
    {
      date: MONDAY,
      openingDay: MONDAY,
      startTime: '13:00',
      endTime: '14:00',
      pitch: 'P1',
      totalCents: 30_000,
    },
  ]);
  expect(await stored()).toEqual(before);
});

test('a third pending booking is refused, and so is a seventh in all', async () => {
  const busy = await world.register();
  await busy.http
    .post('/api/bookings')
    .send(wish({ date: '2026-11-25' }))
    .expect(201);
  await busy.http
    .post('/api/bookings')
    .send(wish({ date: '2026-11-26' }))
    .expect(201);
  const third = await busy.http
    .post('/api/bookings')
    .send(wish({ date: '2026-11-27' }))
    .expect(409);
  expect(third.body.code).toBe('BOOKING_TOO_MANY_PENDING');
  const customer = await customerOf(busy);
  for (const day of ['01', '02', '03', '04'])
    await staff.http
      .post('/api/bookings')
      .send(wish({ date: `2026-12-${day}`, customer }))
      .expect(201);
  const pending = (
    await busy.http.get('/api/bookings').query({ filter: JSON.stringify({ status: 'pending' }) })
  ).body as { reference: string }[];
  for (const { reference } of pending)
    await staff.http.post(`/api/bookings/${reference}/confirm`).send({}).expect(200);
  const seventh = await busy.http
    .post('/api/bookings')
    .send(wish({ date: '2026-12-05' }))
    .expect(409);
  expect(seventh.body.code).toBe('BOOKING_TOO_MANY_UPCOMING');
});

test('the desk can book above the caps and after the start, and it is audited', async () => {
  const busy = await world.register();
  const customer = await customerOf(busy);
  for (const day of ['10', '11', '12', '13', '14', '15'])
    await staff.http
      .post('/api/bookings')
      .send(wish({ date: `2026-12-${day}`, customer }))
      .expect(201);
  const { body } = await staff.http
    .post('/api/bookings')
    .send(wish({ startTime: '09:00', endTime: '10:00', customer }))
    .expect(201);
  const [line] = await world.sql<{ changed: { overrides: string[] } }>(
    'select changed from audit where subject = $1',
    [body.data.reference],
  );
  expect(line?.changed.overrides).toEqual(['begun', 'maxUpcoming']);
});

test('the first free pitch in display order is taken when none is named', async () => {
  const hour = { startTime: '21:00', endTime: '22:00' };
  const first = await staff.http.post('/api/bookings').send(wish(hour)).expect(201);
  const second = await staff.http.post('/api/bookings').send(wish(hour)).expect(201);
  expect([first.body.data.pitch, second.body.data.pitch]).toEqual(['P1', 'P2']);
  await staff.http.post('/api/bookings').send(wish(hour)).expect(409);
});

async function customerOf(person: Person): Promise<{ reference: string }> {
  const [row] = await world.sql<{ reference: string }>(
    'select c.reference from customers c join users u on u.id = c.user_id where u.reference = $1',
    [person.reference],
  );
  if (!row) throw new Error('every login has a customer');
  return row;
}

async function stored(): Promise<unknown> {
  return world.sql(`select (select count(*) from bookings) as bookings, (select count(*)
    from booking_lines) as lines, (select count(*) from occupancies) as occupancies,
    (select count(*) from audit) as audit, (select count(*) from outbox) as outbox, (select count(*)
    from customers) as customers`);
}
