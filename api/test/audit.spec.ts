import type { AuditEntryAnswer } from '@five/shared/audit/audit.contract';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { ribKey } from '@five/shared/venue/company-numbers';
import { makePerson, type Person } from './people.ts';
import { MONDAY_MORNING, openVenue, wish } from './venue.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(new Date(MONDAY_MORNING)));

// In November the venue's local time equals UTC.
const at = (wall: string) => world.clock.set(new Date(`${wall}:00Z`));
const read = async (by: Person, filter: object = {}, locale = 'fr') =>
  (
    await (
      await world.login(by.email)
    ).http
      .get('/api/audit')
      .query({ filter: JSON.stringify(filter) })
      .set('accept-language', locale)
      .expect(200)
  ).body as AuditEntryAnswer[];
const enter = async (by: Person) => {
  const { body } = await (
    await world.login(by.email)
  ).http
    .post('/api/customers')
    .send({ name: `Client ${world.next()}`, phone: `+2126${80_000_000 + world.next()}` })
    .expect(201);
  return (body as { data: { reference: string } }).data.reference;
};

/** A booking of the player that reception cancels; returns its reference. */
async function cancelledBooking(pitch: string): Promise<string> {
  const [desk, player] = [
    await world.login((await world.staff()).email),
    await world.login((await world.player()).email),
  ];
  const { body } = await player.http.post('/api/bookings').send(wish({ pitch })).expect(201);
  const { reference } = (body as { data: BookingAnswer }).data;
  await desk.http
    .delete(`/api/bookings/${reference}`)
    .send({ reason: 'Panne de courant' })
    .expect(200);
  return reference;
}

test('an admin reads actor, action, target and changes of each entry, newest first', async () => {
  const [admin, desk, player] = [await world.admin(), await world.staff(), await world.player()];
  const reference = await cancelledBooking('P1');
  const lines = await read(admin, { subject: reference });
  expect(lines.map(({ act }) => act)).toEqual(['booking.cancel', 'booking.reserve']);
  expect(lines[0]).toMatchObject({
    id: expect.stringMatching(/^AU-/) as string,
    subjectKind: 'booking',
    subject: reference,
    from: 'pending',
    to: 'cancelled',
    reason: 'Panne de courant',
    actor: { reference: desk.reference, displayName: 'Yasmine Bennani' },
  });
  expect(lines[1]).toMatchObject({
    actor: { reference: player.reference },
    from: null,
    to: 'pending',
    changed: { pitch: 'P1', totalCents: 30_000 },
  });
  expect((await read(admin)).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([reference, 'P1', player.reference]),
  );
});

test.each([
  ['fr', 'Client ajouté'],
  ['en', 'Customer added'],
  ['ar', 'تمت إضافة زبون'],
])('in %s an act is a sentence of that language', async (locale, sentence) => {
  const subject = await enter(await world.staff());
  expect(await read(await world.admin(), { subject }, locale)).toMatchObject([
    { act: 'customer.create', sentence },
  ]);
});

test('reception reads only its own actions of the opening day, past midnight too', async () => {
  const [one, other] = [
    await makePerson(world, {}, { role: 'staff' }),
    await makePerson(world, {}, { role: 'staff' }),
  ];
  const mine: Record<string, string> = {};
  for (const wall of [
    '2026-11-24T00:30',
    '2026-11-24T08:00',
    '2026-11-24T23:30',
    '2026-11-25T00:45',
  ]) {
    at(wall);
    mine[wall] = await enter(one);
    await enter(other);
  }
  const seen = (await read(one, { act: 'customer.create' })).map(({ subject }) => subject);
  expect(seen).toEqual([
    mine['2026-11-25T00:45'],
    mine['2026-11-24T23:30'],
    mine['2026-11-24T08:00'],
  ]);
  expect((await read(one)).every(({ actor }) => actor?.reference === one.reference)).toBe(true);
  expect(await read(one, { actor: other.reference })).toEqual([]);
  expect(await read(one, { subject: mine['2026-11-24T00:30'] })).toEqual([]);
  at('2026-11-25T09:00');
  expect(await read(one, { act: 'customer.create' })).toEqual([]);
});

test('a settings change lists fields with old values; account numbers are shortened', async () => {
  const admin = await world.admin();
  const { http } = await world.login(admin.email);
  const rib = (account: string) => `${account}${ribKey(account)}`;
  const [old, next] = [rib('0070010001234567890123'), rib('0117800000123456789012')];
  const change = (settings: object) => http.put('/api/venue').send(settings).expect(200);
  await change({ rib: old, policies: { holdMinutes: 60 }, legal: { ice: null }, exceptions: [] });
  const closed = {
    from: '2027-01-01',
    to: '2027-01-01',
    intervals: [],
    reason: { fr: 'Jour de l’an', en: null, ar: null },
  };
  await change({
    rib: next,
    policies: { holdMinutes: 45, maxPending: 2 },
    legal: { ice: '001234567000089' },
    exceptions: [closed],
  });
  expect((await read(admin, { act: 'venue.update' }))[0]?.changed).toEqual({
    rib: { from: `…${old.slice(-4)}`, to: `…${next.slice(-4)}` },
    holdMinutes: { from: 60, to: 45 },
    'legal.ice': { from: null, to: '001234567000089' },
    exceptions: { from: [], to: [closed] },
  });
  const before = await read(admin, { act: 'venue.update' });
  await change({ policies: { holdMinutes: 45 } });
  // A save without a change adds no audit entry.
  expect(await read(admin, { act: 'venue.update' })).toEqual(before);
  await change({ conditions: { fr: 'é'.repeat(201) } });
  expect((await read(admin, { act: 'venue.update' }))[0]?.changed).toMatchObject({
    conditions: { to: { fr: `${'é'.repeat(200)}…` } },
  });
});

test('the audit trail is sorted by time of action, regardless of insertion order', async () => {
  for (const [subject, instant] of [
    ['third', '2026-11-28T12:00:00Z'],
    ['first', '2026-11-28T10:00:00Z'],
    ['second', '2026-11-28T11:00:00Z'],
  ]) {
    await world.sql(
      `insert into audit (at, actor, act, subject_kind, subject)
        values ($1, null, 'pitch.update', 'pitch', $2)`,
      [instant, subject],
    );
  }
  expect(
    (await read(await world.admin(), { from: '2026-11-28', to: '2026-11-28' })).map(
      ({ subject }) => subject,
    ),
  ).toEqual(['third', 'second', 'first']);
});

test('a day of the filter is the venue’s, whatever its clock was that day', async () => {
  // Until 20 September 2026 the venue's local time is an hour ahead of UTC; afterwards it equals
  // UTC.
  const instants = [
    '2026-09-10T22:59:59.999Z',
    '2026-09-10T23:00:00Z',
    '2026-09-11T22:59:59.999Z',
    '2026-09-11T23:00:00Z',
    '2026-11-01T00:00:00Z',
  ];
  for (const [index, instant] of instants.entries())
    await world.sql(
      `insert into audit (at, actor, act, subject_kind, subject)
        values ($1, null, 'venue.update', 'venue', $2)`,
      [instant, `day ${index}`],
    );
  const on = async (from: string, to: string) =>
    (await read(await world.admin(), { from, to })).map(({ subject }) => subject);
  expect(await on('2026-09-11', '2026-09-11')).toEqual(['day 2', 'day 1']);
  expect(await on('2026-09-12', '2026-11-01')).toEqual(['day 4', 'day 3']);
});

test('the audit trail identifies people only by reference', async () => {
  const named = [await cancelledBooking('P2'), await enter(await world.staff())];
  const rows = (await world.sql<{ text: string }>('select a::text as text from audit a'))
    .map(({ text }) => text)
    .join('\n');
  for (const reference of named) expect(rows).toContain(reference);
  expect(rows).not.toMatch(/bennani|yasmine|@five\.test|\+2126|Client \d/i);
});
