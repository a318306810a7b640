import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import { examine } from '../../src/commands/examine.ts';
import { answered, Guest, nameOf, names, newMatch } from './match-guests.ts';
import type { Person } from '../people.ts';
import { MONDAY_MORNING, openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
let captain: Person;
let amine: Person;
let staff: Person;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  const { http } = await world.admin();
  await http
    .put('/api/venue')
    .send({ policies: { maxPending: 1_000, maxUpcoming: 1_000 } })
    .expect(200);
  [captain, amine, staff] = [
    await world.register({ firstName: 'Nadia', name: 'Berrada' }),
    await world.register({ firstName: 'Amine', name: 'Tazi' }),
    await world.staff(),
  ];
});
beforeEach(() => void world.clock.set(new Date(MONDAY_MORNING)));
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());

const guest = () => new Guest(world.http);
const code = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const data = ({ body }: { body: unknown }) => (body as { data: BookingMatchAnswer }).data;
const dueNotices = (by: Person, template: string) =>
  world.sql<{ parameters: Record<string, unknown> }>(
    `select parameters from outbox where recipient = $1 and template = $2 and channel = 'notice'`,
    [by.reference, template],
  );

test('a match opens without an account, and shows neither phones nor family names', async () => {
  const { token, booking } = await newMatch(captain);
  await guest().answer(token, { answer: 'in', name: 'Karim', phone: '0612345678' });
  await amine.http.post(`/api/matches/${token}/answers`).send({ answer: 'in' }).expect(200);
  const { body, text, headers } = await world.http.get(`/api/matches/${token}`).expect(200);
  expect(body).toMatchObject({
    reference: booking.replace('B-', 'BM-'),
    state: 'open',
    size: 10,
    pitch: 'P1',
    seats: [
      { displayName: 'Karim', kind: 'guest', answer: 'in', position: 1, mine: false },
      { displayName: 'Amine', kind: 'member', answer: 'in', position: 2, mine: false },
    ],
    bench: [],
    counts: { in: 2, maybe: 0, out: 0, free: 8 },
    perSeatCents: 3_000,
    shares: { asked: 'off', paidCents: 0, totalCents: 30_000 },
    captain: { displayName: 'Nadia' },
    manages: false,
    booking: null,
    mine: null,
    teams: null,
    result: null,
  });
  expect(text).not.toMatch(/612345678|Tazi|Berrada|B-/);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
});

test('a guest comes with a name, and changes only the own answer by the cookie', async () => {
  const { token } = await newMatch(captain);
  const [karim, salma] = [guest(), guest()];
  expect((await karim.answer(token, { answer: 'in' }, 422)).code).toBe('MATCH_NAME_REQUIRED');
  await karim.answer(token, { answer: 'in', name: 'Karim' });
  await salma.answer(token, { answer: 'in', name: 'Salma' });
  const { data: after } = await karim.answer(token, { answer: 'maybe' });
  expect(names(after.seats)).toEqual(['Salma']);
  expect(after.maybe).toMatchObject([{ displayName: 'Karim', mine: true, position: null }]);
  expect(after.mine).toEqual({ id: after.maybe[0]?.id, answer: 'maybe' });
  expect(await guest().read(token)).toMatchObject({ mine: null });
});

test('two answers of one device that has read the page are one person', async () => {
  const { token } = await newMatch(captain);
  const phone = guest();
  await phone.read(token);
  const answers = await Promise.all(
    ['Karim', 'Karim'].map((name) => phone.answer(token, { answer: 'in', name })),
  );
  expect(answers.map(({ data: { counts } }) => counts.in)).toEqual([1, 1]);
});

test('a forged cookie or a cookie of another match changes no answer', async () => {
  const [one, other] = [await newMatch(captain), await newMatch(captain)];
  const karim = guest();
  await karim.answer(one.token, { answer: 'in', name: 'Karim' });
  expect(await karim.read(other.token)).toMatchObject({ mine: null, counts: { in: 0 } });
  const forged = guest();
  forged.cookie = karim.cookie?.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect(await forged.read(one.token)).toMatchObject({ mine: null, counts: { in: 1 } });
  expect((await guest().answer(one.token, { answer: 'out' }, 422)).code).toBe(
    'MATCH_NAME_REQUIRED',
  );
});

test('a guest that signs in on the device takes the seat along, and is listed once', async () => {
  const { token } = await newMatch(captain);
  await answered(world.http, token, { count: 1 });
  const phone = guest();
  await phone.answer(token, { answer: 'in', name: 'Amine' });
  const claimed = data(
    await world.http
      .post(`/api/matches/${token}/answers`)
      .set({ authorization: `Bearer ${amine.token}`, cookie: phone.cookie ?? '' })
      .send({ answer: 'in', name: 'Another' })
      .expect(200),
  );
  expect(claimed.seats).toMatchObject([
    { kind: 'guest' },
    { displayName: 'Amine', kind: 'member', mine: true },
  ]);
  expect(await phone.read(token)).toMatchObject({ mine: null, counts: { in: 2 } });
});

test('later answers wait on the bench, whose first gets the next free seat', async () => {
  const { token } = await newMatch(captain);
  const [first] = await answered(world.http, token, { count: 10 });
  await amine.http.post(`/api/matches/${token}/answers`).send({ answer: 'in' }).expect(200);
  const late = guest();
  const { data: full } = await late.answer(token, { answer: 'in', name: 'Late' });
  expect(names(full.bench)).toEqual(['Amine', 'Late']);
  expect(full.bench.map(({ position }) => position)).toEqual([11, 12]);
  expect(full.counts).toEqual({ in: 12, maybe: 0, out: 0, free: 0 });
  const { data: after } = await (first as Guest).answer(token, { answer: 'out' });
  expect(names(after.seats).at(-1)).toBe('Amine');
  expect(names(after.bench)).toEqual(['Late']);
  expect(await dueNotices(amine, 'matchSeatGained')).toHaveLength(1);
  expect((await (first as Guest).answer(token, { answer: 'in' })).data.bench).toMatchObject([
    { displayName: 'Late' },
    { mine: true },
  ]);
});

test('captain and staff add, change, order and remove people; other players do not', async () => {
  const { token } = await newMatch(captain);
  const path = `/api/matches/${token}`;
  await answered(world.http, token, { count: 3 });
  const added = data(
    await captain.http.post(`${path}/answers`).send({ answer: 'in', name: 'Hamza' }).expect(200),
  );
  expect(names(added.seats)).toEqual([nameOf(1), nameOf(2), nameOf(3), 'Hamza']);
  expect(added).toMatchObject({ manages: true, mine: null });
  const [one, two, three, hamza] = added.seats.map(({ id }) => id);
  const ordered = data(
    await captain.http
      .post(`${path}/answers/order`)
      .send({ ids: [hamza, two] })
      .expect(200),
  );
  expect(ordered.seats.map(({ id }) => id)).toEqual([hamza, two, one, three]);
  const changed = data(
    await staff.http
      .put(`${path}/answers/${two}`)
      .send({ answer: 'out', name: 'Anas' })
      .expect(200),
  );
  expect(names(changed.out)).toEqual(['Anas']);
  expect(
    names(data(await captain.http.delete(`${path}/answers/${one}`).expect(200)).seats),
  ).toEqual(['Hamza', nameOf(3)]);
  expect(code(await captain.http.delete(`${path}/answers/${one}`).expect(404))).toBe('NOT_FOUND');
  for (const refused of [
    amine.http.put(`${path}/answers/${two}`).send({ answer: 'in' }),
    amine.http.delete(`${path}/answers/${two}`),
    amine.http.post(`${path}/answers/order`).send({ ids: [three] }),
    amine.http.put(path).send({ size: 8 }),
    amine.http.post(`${path}/link`),
    amine.http.get(`${path}/contacts`),
  ])
    expect(code(await refused.expect(403))).toBe('FORBIDDEN');
  expect(
    code(
      await captain.http
        .post(`${path}/answers/order`)
        .send({ ids: [two] })
        .expect(422),
    ),
  ).toBe('REFERENCE_UNKNOWN');
});

test('the name of a person with an account stays that of the account', async () => {
  const { token } = await newMatch(captain);
  const { mine } = data(
    await amine.http.post(`/api/matches/${token}/answers`).send({ answer: 'in' }).expect(200),
  );
  const renamed = await captain.http
    .put(`/api/matches/${token}/answers/${mine?.id}`)
    .send({ name: 'Hamza' })
    .expect(422);
  expect(code(renamed)).toBe('MATCH_NAME_OF_MEMBER');
});

test('a match has 6 to 14 seats; fewer seats move the last ones to the bench', async () => {
  const { token } = await newMatch(captain);
  const resize = (size: number, status = 200) =>
    captain.http.put(`/api/matches/${token}`).send({ size }).expect(status);
  for (const size of [5, 15, 6.5]) expect(code(await resize(size, 422))).toBe('VALIDATION_FAILED');
  await answered(world.http, token, { count: 6 });
  await amine.http.post(`/api/matches/${token}/answers`).send({ answer: 'in' }).expect(200);
  const smaller = data(await resize(6));
  expect([names(smaller.bench), smaller.counts.free]).toEqual([['Amine'], 0]);
  expect(smaller.perSeatCents).toBe(5_000);
  expect(await dueNotices(amine, 'matchSeatLost')).toHaveLength(1);
  expect(data(await resize(14))).toMatchObject({ bench: [], counts: { in: 7, free: 7 } });
});

test('a closed list takes answers of the captain only, and can be opened again', async () => {
  const { token } = await newMatch(captain);
  const close = (closed: boolean) =>
    captain.http.put(`/api/matches/${token}`).send({ closed, note: 'Maillots noirs' }).expect(200);
  expect(data(await close(true))).toMatchObject({ state: 'closed', note: 'Maillots noirs' });
  expect((await guest().answer(token, { answer: 'in', name: 'Karim' }, 409)).code).toBe(
    'MATCH_LIST_CLOSED',
  );
  await captain.http
    .post(`/api/matches/${token}/answers`)
    .send({ answer: 'in', name: 'Hamza' })
    .expect(200);
  await close(false);
  await guest().answer(token, { answer: 'in', name: 'Karim' });
});

test('a renewed link opens the match, and the old one is unknown at once', async () => {
  const { token, booking } = await newMatch(captain);
  await answered(world.http, token, { count: 1 });
  const { body } = await captain.http.post(`/api/matches/${token}/link`).expect(200);
  const { path } = (body as { data: { path: string } }).data;
  const renewed = path.replace('/m/', '');
  expect(renewed).not.toBe(token);
  await world.http.get(`/api/matches/${token}`).expect(404);
  await world.http.post(`/api/matches/${token}/answers`).send({ answer: 'out' }).expect(404);
  expect(await guest().read(renewed)).toMatchObject({ counts: { in: 1 } });
  const answer = await captain.http.get(`/api/bookings/${booking}`).expect(200);
  expect((answer.body as BookingAnswer).match.path).toBe(path);
});

test('a token of another booking, or with another signature, is unknown', async () => {
  const [one, other] = [await newMatch(captain), await newMatch(captain)];
  const mixed = one.token.slice(0, 8) + other.token.slice(8);
  for (const token of [mixed, one.token.slice(0, -1), `${one.token}x`, one.booking, 'x'])
    expect(code(await world.http.get(`/api/matches/${token}`).expect(404))).toBe('NOT_FOUND');
});

test('a cancelled or past match takes no answer; a cancellation notifies its people', async () => {
  const { token, booking } = await newMatch(captain);
  await amine.http.post(`/api/matches/${token}/answers`).send({ answer: 'maybe' }).expect(200);
  await captain.http.post(`/api/matches/${token}/answers`).send({ answer: 'in' }).expect(200);
  await staff.http.delete(`/api/bookings/${booking}`).send({ reason: 'Panne' }).expect(200);
  expect(await dueNotices(amine, 'matchSeatCancelled')).toHaveLength(1);
  expect(await dueNotices(captain, 'matchSeatCancelled')).toHaveLength(0);
  expect((await guest().answer(token, { answer: 'in', name: 'Karim' }, 409)).code).toBe(
    'MATCH_CANCELLED',
  );
  const played = await newMatch(captain);
  await staff.http.post(`/api/bookings/${played.booking}/confirm`).send({}).expect(200);
  world.clock.set(new Date('2027-01-20T09:00:00Z'));
  expect(await guest().read(played.token)).toMatchObject({ state: 'over' });
  expect((await guest().answer(played.token, { answer: 'in', name: 'Karim' }, 409)).code).toBe(
    'MATCH_OVER',
  );
});

test('a moved booking notifies everybody who answered, and keeps the answers', async () => {
  const { token, booking } = await newMatch(captain);
  await amine.http.post(`/api/matches/${token}/answers`).send({ answer: 'in' }).expect(200);
  await staff.http.put(`/api/bookings/${booking}`).send({ pitch: 'P2' }).expect(200);
  expect(await dueNotices(amine, 'matchSeatMoved')).toHaveLength(1);
  expect(await guest().read(token)).toMatchObject({ pitch: 'P2', counts: { in: 1 } });
  const mails = await world.mails(amine.email);
  expect(mails.map(({ text }) => text).join()).toContain(`/m/${token}`);
});

test('phone numbers are for the captain and staff', async () => {
  const { token } = await newMatch(captain);
  await guest().answer(token, { answer: 'in', name: 'Karim', phone: '06 12 34 56 78' });
  await amine.http.post(`/api/matches/${token}/answers`).send({ answer: 'in' }).expect(200);
  for (const { http } of [captain, staff])
    expect((await http.get(`/api/matches/${token}/contacts`).expect(200)).body).toMatchObject({
      people: [
        { displayName: 'Karim', phone: '+212612345678' },
        { displayName: 'Amine Tazi', phone: amine.phone },
      ],
    });
});

test('numbers of guests are deleted 30 days after the match, also those for messages', async () => {
  const { token, booking } = await newMatch(captain);
  await guest().answer(token, { answer: 'in', name: 'Karim', phone: '06 12 34 56 78' });
  await world.sql("update match_people set notify_locale = 'fr' where phone is not null");
  await staff.http.post(`/api/bookings/${booking}/confirm`).send({}).expect(200);
  const [ended] = await world.sql<{ at: string }>(
    'select upper(period) as at from bookings where reference = $1',
    [booking],
  );
  const phones = async (days: number) => {
    world.clock.set(new Date(new Date(ended?.at ?? 0).getTime() + days * 24 * 60 * 60 * 1000));
    await world.app.get(Jobs).run('matches.phones');
    const rows = await world.sql<{ phone: string | null }>(
      `select p.phone from match_people p join bookings b on b.id = p.booking_id
       where b.reference = $1`,
      [booking],
    );
    return rows.map(({ phone }) => phone);
  };
  expect([await phones(29), await phones(30)]).toEqual([['+212612345678'], [null]]);
  expect((await guest().read(token)).seats).toMatchObject([{ displayName: 'Karim' }]);
});

test('too long and reserved names are refused, direction marks are removed', async () => {
  const { token } = await newMatch(captain);
  const answer = (name: string, status: number) =>
    guest().answer(token, { answer: 'in', name }, status);
  expect((await answer('a'.repeat(1_000), 422)).code).toBe('VALIDATION_FAILED');
  expect((await answer('Réception', 422)).code).toBe('AUTH_NAME_RESERVED');
  const { data: after } = await answer('\u202eKarim\u200f', 200);
  expect(names(after.seats)).toEqual(['Karim']);
});

test('an erased player leaves the list, and the first of the bench moves up', async () => {
  const leaving = await world.register({ firstName: 'Omar' });
  const { token } = await newMatch(captain);
  await captain.http.put(`/api/matches/${token}`).send({ size: 6 }).expect(200);
  await leaving.http.post(`/api/matches/${token}/answers`).send({ answer: 'in' }).expect(200);
  await answered(world.http, token, { count: 5 });
  await amine.http.post(`/api/matches/${token}/answers`).send({ answer: 'in' }).expect(200);
  await leaving.http.delete('/api/auth/field').send({ password: leaving.password }).expect(200);
  const after = await guest().read(token);
  expect(names(after.seats)).toEqual([...[1, 2, 3, 4, 5].map(nameOf), 'Amine']);
  expect(after.bench).toEqual([]);
});

test('each change is in the history of the match, without names', async () => {
  const { token, booking } = await newMatch(captain);
  await answered(world.http, token, { count: 1 });
  await captain.http.put(`/api/matches/${token}`).send({ size: 8 }).expect(200);
  const rows = await world.sql<{ act: string; actor: string | null; changed: object }>(
    `select act, actor, changed from audit where subject = $1 order by id`,
    [booking.replace('B-', 'BM-')],
  );
  expect(rows).toMatchObject([
    { act: 'booking_match.answer', actor: null, changed: { answer: 'in' } },
    { act: 'booking_match.update', actor: captain.reference, changed: { size: 8 } },
  ]);
  expect(JSON.stringify(rows)).not.toContain('Joueur');
});

test('a person without an answer is listed apart, holds no seat and answers later', async () => {
  const { token, booking } = await newMatch(captain);
  await captain.http.put(`/api/matches/${token}`).send({ size: 6 }).expect(200);
  await world.sql(
    `insert into match_people (reference, booking_id, customer_id, since, created_at)
      select 'MP-2Y4Z6X8W', b.id, c.id, now(), now() from bookings b, customers c
      join users u on u.id = c.user_id where b.reference = $1 and u.reference = $2`,
    [booking, amine.reference],
  );
  const { body } = await amine.http.get(`/api/matches/${token}`).expect(200);
  expect(body).toMatchObject({
    seats: [],
    unanswered: [{ displayName: 'Amine', answer: null, position: null, mine: true }],
    counts: { in: 0, maybe: 0, out: 0, free: 6 },
    mine: { id: 'MP-2Y4Z6X8W', answer: null },
  });
  const answer = await amine.http
    .post(`/api/matches/${token}/answers`)
    .send({ answer: 'in' })
    .expect(200);
  expect(data(answer)).toMatchObject({
    seats: [{ id: 'MP-2Y4Z6X8W', answer: 'in', position: 1, mine: true }],
    unanswered: [],
  });
});
