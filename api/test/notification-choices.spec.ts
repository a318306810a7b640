import type { NotificationAnswer } from '@five/shared/notifications/notifications.contract';
import { DISPATCH } from '../src/platform/outbox/dispatcher.ts';
import { Jobs } from '../src/platform/jobs/jobs.ts';
import { book, day, slot } from './factories.ts';
import type { Person } from './people.ts';
import { openVenue } from './venue.ts';
import { createWorld, type World } from './world.ts';

const NOW = '2026-11-21T09:00:00Z';
const EVE = { date: '2026-11-24', at: '2026-11-23T18:00:00Z', after: '2026-11-24T09:00:00Z' };

let world: World;
let staff: Person;
beforeAll(async () => {
  world = await createWorld({ at: NOW });
  await openVenue(world);
  staff = await world.staff();
});
afterEach(() => world.clock.set(new Date(NOW)));
afterAll(() => world.close());

const choose = (person: Person, muted: string[]) =>
  person.http.post('/api/auth/field').send({ muted }).expect(200);
const noticesOf = async (person: Person) =>
  (await person.http.get('/api/notifications').expect(200)).body as NotificationAnswer[];
const subjectsTo = async ({ email }: Person) =>
  (await world.mails(email)).map(({ subject }) => subject);
const dispatched = () => world.app.get(Jobs).run(DISPATCH);
const remindersOf = (reference: string) =>
  world.sql<{ due: Date; withdrawn: boolean }>(
    `select due_at as due, withdrawn_at is not null as withdrawn from outbox where event ^@ $1
      and channel = 'mail' order by due_at`,
    [`bookingTomorrow:${reference}`],
  );

async function confirmed(person: Person, changes: Parameters<typeof slot>[1]): Promise<string> {
  const { reference } = await book(world, person, changes);
  await staff.http.post(`/api/bookings/${reference}/confirm`).send({}).expect(200);
  return reference;
}

test('a kind disabled by mail is sent on the site only, and vice versa', async () => {
  const [byMail, onSite] = [await world.register(), await world.register()];
  await choose(byMail, ['confirmed:site']);
  await choose(onSite, ['confirmed:mail']);
  for (const [person, startTime] of [
    [byMail, '10:00'],
    [onSite, '11:00'],
  ] as const)
    await confirmed(person, { startTime, endTime: `${Number(startTime.slice(0, 2)) + 1}:00` });
  const isConfirmation = (subject: string) => /confirmée/.test(subject);
  expect([
    (await subjectsTo(byMail)).filter(isConfirmation).length,
    (await subjectsTo(onSite)).filter(isConfirmation).length,
  ]).toEqual([1, 0]);
  await dispatched();
  const kinds = async (person: Person) => (await noticesOf(person)).map(({ kind }) => kind);
  expect([await kinds(byMail), await kinds(onSite)]).toEqual([[null], ['confirmed', null]]);
});

test('an unknown choice and disabling notices of moves by the venue are refused', async () => {
  const person = await world.register();
  for (const muted of [
    ['changed:mail'],
    ['welcome:mail'],
    ['tomorrow:mail', 'tomorrow:mail'],
    'all',
  ]) {
    const { body } = await person.http.post('/api/auth/field').send({ muted }).expect(422);
    expect(body).toMatchObject({ errorMessages: [{ field: 'muted' }] });
  }
  await choose(person, ['tomorrow:mail']);
  await choose(person, []);
  expect((await person.http.get('/api/auth/field/user').expect(200)).body).toMatchObject({
    muted: [],
  });
});

test('an unchanged match gets one reminder, on the evening before', async () => {
  const person = await world.register();
  const reference = await confirmed(person, {
    date: EVE.date,
    startTime: '12:00',
    endTime: '13:00',
  });
  expect(await remindersOf(reference)).toEqual([{ due: new Date(EVE.at), withdrawn: false }]);
  world.clock.set(new Date(EVE.at));
  const reminders = async () =>
    (await subjectsTo(person)).filter((subject) => subject.startsWith('Votre match du'));
  expect(await reminders()).toEqual(['Votre match du mardi 24 novembre 2026 à 12\u00a0h\u00a000']);
  await dispatched();
  expect(await reminders()).toHaveLength(1);
  expect((await noticesOf(person)).filter(({ kind }) => kind === 'tomorrow')).toHaveLength(1);
});

test('a reminder that was not sent in time is not sent after the match has begun', async () => {
  const person = await world.register();
  await confirmed(person, { date: EVE.date, startTime: '09:00', endTime: '10:00' });
  world.clock.set(new Date(EVE.after));
  expect(
    (await subjectsTo(person)).filter((subject) => subject.startsWith('Votre match du')),
  ).toEqual([]);
});

test('a match that is cancelled is not reminded of, one that moved is on its new eve', async () => {
  const person = await world.register();
  const [off, moved] = [
    await confirmed(person, { startTime: '14:00', endTime: '15:00' }),
    await confirmed(person, { startTime: '15:00', endTime: '16:00' }),
  ];
  await person.http.delete(`/api/bookings/${off}`).expect(200);
  await staff.http.put(`/api/bookings/${moved}`).send({ date: '2026-11-27' }).expect(200);
  expect(await remindersOf(off)).toMatchObject([{ withdrawn: true }]);
  expect(await remindersOf(moved)).toEqual([
    { due: new Date('2026-11-23T18:00:00Z'), withdrawn: true },
    { due: new Date('2026-11-26T18:00:00Z'), withdrawn: false },
  ]);
});

test('no reminder for a match tonight, after six tomorrow, or with only a hold', async () => {
  const person = await world.register();
  const pending = await book(world, person, { startTime: '17:00', endTime: '18:00' });
  const tonight = await confirmed(person, {
    date: day(world, 0),
    startTime: '20:00',
    endTime: '21:00',
  });
  expect([await remindersOf(pending.reference), await remindersOf(tonight)]).toEqual([[], []]);
});

test('a notice of a move contains the previous time', async () => {
  const person = await world.register();
  const reference = await confirmed(person, { startTime: '18:00', endTime: '19:00' });
  await staff.http
    .put(`/api/bookings/${reference}`)
    .send({ startTime: '21:00', endTime: '22:00' })
    .expect(200);
  const [mail] = await world.mails(person.email);
  expect(mail?.text).toMatch(/Avant.*18\u00a0h\u00a000/);
  expect(mail?.text).toMatch(/Maintenant.*21\u00a0h\u00a000/);
  expect((await noticesOf(person)).find(({ kind }) => kind === 'changed')?.text).toMatch(
    /21\u00a0h\u00a000.*18\u00a0h\u00a000/,
  );
});

test('all are read at once, one’s own alone', async () => {
  const [person, other] = [await world.register(), await world.register()];
  for (const [one, startTime] of [
    [person, '22:00'],
    [other, '23:00'],
  ] as const)
    await book(world, one, { startTime, endTime: startTime === '22:00' ? '23:00' : '00:00' });
  await person.http.post('/api/notifications/read').expect(200);
  await person.http.post('/api/notifications/read').expect(200);
  const unread = async ({ http }: Person) =>
    (
      (await http.get('/api/auth/field/user').expect(200)).body as {
        unread: { notifications: number };
      }
    ).unread.notifications;
  expect([await unread(person), await unread(other)]).toEqual([0, 1]);
});
