import { day, slot } from './factories.ts';
import { MONDAY_MORNING, openVenue } from './venue.ts';
import type { Person } from './people.ts';
import { createWorld, type World } from './world.ts';

const AN_HOUR_MS = 60 * 60 * 1000;

let world: World;
beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING, env: { RATE_LIMITS: 'on' } });
  await openVenue(world);
});
afterAll(() => world.close());

const book = (person: Person) => person.http.post('/api/bookings').send(slot(world));

const referenceIn = (body: unknown) => (body as { data: { reference: string } }).data.reference;

async function bookAndCancel(person: Person): Promise<void> {
  const { body } = await book(person).expect(201);
  await person.http
    .delete(`/api/bookings/${referenceIn(body)}`)
    .send({ reason: 'Essai' })
    .expect(200);
}

test('a request resent under its idempotency key uses no quota, also at the limit', async () => {
  const player = await world.register();
  const wish = slot(world);
  const send = () => player.http.post('/api/bookings').set('idempotency-key', 'again').send(wish);
  const reference = async () =>
    ((await send().expect(201)).body as { data: { reference: string } }).data.reference;
  const made = await reference();
  await player.http.delete(`/api/bookings/${made}`).send({ reason: 'Essai' }).expect(200);
  for (let times = 0; times < 5; times++) expect(await reference()).toBe(made);
  for (let times = 1; times < 20; times++) await bookAndCancel(player);
  await book(player).expect(429);
  expect(await reference()).toBe(made);
});

test('20 bookings and cancellations in an hour block only that player for a time', async () => {
  const [player, other, staff] = [
    await world.player(),
    await world.register(),
    await world.staff(),
  ];
  // Sends a booking for a pitch that does not exist. A refused booking does not count towards the
  // limit of 20 bookings.
  await player.http
    .post('/api/bookings')
    .send({ ...slot(world), pitch: 'P9' })
    .expect(422);
  for (let times = 0; times < 20; times++) await bookAndCancel(player);
  const refused = await book(player).expect(429);
  expect([refused.body.code, Number(refused.headers['retry-after']) > 0]).toEqual([
    'BOOKING_TOO_OFTEN',
    true,
  ]);
  await bookAndCancel(other);
  await staff.http
    .post('/api/bookings')
    .send({
      ...slot(world, { startTime: '21:00', endTime: '22:00' }),
      customer: { name: 'Karim', phone: '0612345678' },
    })
    .expect(201);
  world.clock.set(new Date(world.clock.now().getTime() + AN_HOUR_MS + 1000));
  await bookAndCancel(player);
});

test('60 waiting list or pack order changes in an hour block only that player', async () => {
  const [taker, player, other, admin] = [
    await world.register(),
    await world.register(),
    await world.register(),
    await world.admin(),
  ];
  const hour = { date: day(world, 9), startTime: '19:00', endTime: '20:00', pitch: 'P2' };
  await taker.http.post('/api/bookings').send(slot(world, hour)).expect(201);
  const join = (person: Person) => person.http.post('/api/waiting').send(hour);
  const { body } = await admin.http
    .post('/api/pricings')
    .send({ type: 'pack', name: { fr: 'Pack 10 heures' }, numberOfHours: 10, totalCents: 250_000 })
    .expect(201);
  const order = (person: Person) =>
    person.http
      .post('/api/subscriptions')
      .send({ pricing: referenceIn(body), paymentMethod: 'cash', acceptConditions: true });
  for (const [ask, path] of [
    [join, 'waiting'],
    [order, 'subscriptions'],
  ] as const) {
    const again = async (person: Person) =>
      person.http
        .delete(`/api/${path}/${referenceIn((await ask(person).expect(201)).body)}`)
        .expect(200);
    for (let times = 0; times < 60; times++) await again(player);
    const refused = await ask(player).expect(429);
    expect([refused.body.code, Number(refused.headers['retry-after']) > 0]).toEqual([
      'TOO_MANY_REQUESTS',
      true,
    ]);
    await again(other);
  }
});
