import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type {
  BookingMatchAnswer,
  MatchSharesAnswer,
} from '@five/shared/community/matches/matches.contract';
import { examine } from '../../src/commands/examine.ts';
import type { Person } from '../people.ts';
import { MONDAY_MORNING, openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';
import { answered, Guest, newMatch } from './match-guests.ts';

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
const update = async (token: string, body: object, by = captain) =>
  (await by.http.put(`/api/matches/${token}`).send(body).expect(200)).body as {
    data: BookingMatchAnswer;
  };
const sharesOf = async (token: string): Promise<MatchSharesAnswer> =>
  (await guest().read(token)).shares;
const pay = (share: string, amountCents: number, method = 'cash') =>
  staff.http.post('/api/payments').send({ share, amountCents, method });
const lineOf = ({ people }: MatchSharesAnswer, name: string) =>
  people.find(({ displayName }) => displayName === name);

/** A match of 300 dirhams with shares, with Karim and Amine in the first seats. */
async function sharedMatch(): Promise<{ booking: string; token: string; karim: Guest }> {
  const match = await newMatch(captain);
  const karim = guest();
  await karim.answer(match.token, { answer: 'in', name: 'Karim' });
  await amine.http.post(`/api/matches/${match.token}/answers`).send({ answer: 'in' }).expect(200);
  await update(match.token, { shares: 'asked' });
  return { ...match, karim };
}

test('each seat pays its part, shown by first name, and the captain the rest', async () => {
  const { token } = await newMatch(captain);
  await answered(world.http, token, { count: 11 });
  await amine.http.put(`/api/matches/${token}`).send({ shares: 'asked' }).expect(403);
  const { data } = await update(token, { shares: 'asked', size: 7 });
  expect(data.perSeatCents).toBe(4_285);
  expect(data.shares).toMatchObject({
    asked: 'asked',
    paidCents: 0,
    totalCents: 30_000,
    captain: { amountCents: 5, dueCents: 5 },
  });
  expect(data.shares.people.map(({ person }) => person)).toEqual(data.seats.map(({ id }) => id));
  expect(data.shares.people).toHaveLength(7);
  expect(data.shares.people[0]).toMatchObject({
    amountCents: 4_285,
    paidCents: 0,
    dueCents: 4_285,
  });
  const { data: off } = await update(token, { shares: 'off' });
  expect(off.shares).toMatchObject({ asked: 'off', people: [], captain: { amountCents: 30_000 } });
});

test('the seat of the captain has no share of its own: the captain pays the rest', async () => {
  const { token } = await sharedMatch();
  await captain.http.post(`/api/matches/${token}/answers`).send({ answer: 'in' }).expect(200);
  const shares = await sharesOf(token);
  expect(shares.people.map(({ displayName }) => displayName)).toEqual(['Karim', 'Amine']);
  expect(shares.captain).toEqual({ amountCents: 24_000, dueCents: 24_000 });
});

test('a share follows its seat, to the bench and back', async () => {
  const { token, karim } = await sharedMatch();
  await update(token, { size: 6 });
  await answered(world.http, token, { count: 5 });
  const before = await sharesOf(token);
  expect(before.people).toHaveLength(6);
  expect(before.people.every(({ amountCents }) => amountCents === 5_000)).toBe(true);
  await karim.answer(token, { answer: 'out' });
  const after = await sharesOf(token);
  expect(after.people).toHaveLength(6);
  expect(lineOf(after, 'Karim')).toBeUndefined();
  await karim.answer(token, { answer: 'in' });
  expect(lineOf(await sharesOf(token), 'Karim')).toBeUndefined();
});

test('the desk takes the share of a guest by name, and the page shows it as paid', async () => {
  const { token, booking } = await sharedMatch();
  const share = lineOf(await sharesOf(token), 'Karim')?.reference ?? '';
  const { body } = await staff.http
    .get('/api/match_shares')
    .query({ filter: JSON.stringify({ booking, q: 'karim' }) })
    .expect(200);
  expect(body).toMatchObject([
    { reference: share, payer: 'Karim', customer: null, match: null, dueCents: 3_000 },
  ]);
  expect((await pay(share, 3_000).expect(201)).body).toMatchObject({
    data: { booking, share },
    booking: { paidCents: 3_000, status: 'confirmed' },
  });
  const { body: payments } = await staff.http
    .get('/api/payments')
    .query({ filter: JSON.stringify({ share }) })
    .expect(200);
  expect(payments).toMatchObject([{ share, payer: 'Karim' }]);
  expect(await sharesOf(token)).toMatchObject({
    paidCents: 3_000,
    people: [
      { displayName: 'Karim', paidCents: 3_000, dueCents: 0 },
      { displayName: 'Amine', paidCents: 0, dueCents: 3_000 },
    ],
    captain: { amountCents: 24_000, dueCents: 24_000 },
  });
});

test('a second payment of a share is refused with who paid it and when', async () => {
  const { token } = await sharedMatch();
  const share = lineOf(await sharesOf(token), 'Karim')?.reference ?? '';
  await pay(share, 3_000).expect(201);
  const sentences = await Promise.all(
    ['fr', 'en', 'ar'].map(async (locale) => {
      const { body } = await pay(share, 3_000).set('accept-language', locale).expect(409);
      return body as { code: string; message: string; paidBy: string; paidAt: string };
    }),
  );
  for (const { code, message, paidBy, paidAt } of sentences) {
    expect({ code, paidBy, paidAt }).toEqual({
      code: 'SHARE_ALREADY_PAID',
      paidBy: 'Karim',
      paidAt: expect.stringMatching(/^2026-11-23T09:00:/),
    });
    expect(message).toContain('Karim');
    expect(message).toMatch(/23\D.+9\D+00/);
  }
  expect(new Set(sentences.map(({ message }) => message)).size).toBe(3);
});

test('of two desks that take one share at once, one is refused with who paid it', async () => {
  const { token } = await sharedMatch();
  const share = lineOf(await sharesOf(token), 'Amine')?.reference ?? '';
  const other = await world.staff();
  const take = (by: Person) =>
    by.http.post('/api/payments').send({ share, amountCents: 3_000, method: 'cash' });
  const answers = await Promise.all([take(staff), take(other)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'SHARE_ALREADY_PAID',
    paidBy: 'Amine Tazi',
  });
  expect(lineOf(await sharesOf(token), 'Amine')).toMatchObject({ paidCents: 3_000, dueCents: 0 });
});

test('a paid share stays that of its payer, who gives the seat up or is removed', async () => {
  const { token, karim } = await sharedMatch();
  const share = lineOf(await sharesOf(token), 'Karim');
  await pay(share?.reference ?? '', 3_000).expect(201);
  await karim.answer(token, { answer: 'out' });
  await update(token, { shares: 'off' });
  expect((await karim.read(token)).shares.people).toMatchObject([
    { displayName: 'Karim', amountCents: 3_000, paidCents: 3_000, mine: true },
  ]);
  expect(
    (await captain.http.delete(`/api/matches/${token}/answers/${share?.person}`).expect(409)).body,
  ).toMatchObject({ code: 'SHARE_PAID' });
  await update(token, { shares: 'asked' });
  expect(lineOf(await sharesOf(token), 'Karim')).toMatchObject({ paidCents: 3_000, dueCents: 0 });
});

test('a payment that is given back takes the share from a person without a seat', async () => {
  const { token, karim } = await sharedMatch();
  const share = lineOf(await sharesOf(token), 'Karim')?.reference ?? '';
  const { body } = await pay(share, 3_000).expect(201);
  await karim.answer(token, { answer: 'maybe' });
  const { reference } = (body as { data: { reference: string } }).data;
  await staff.http
    .post(`/api/payments/${reference}/reverse`)
    .send({ reason: 'Ne vient pas' })
    .expect(201);
  const shares = await sharesOf(token);
  expect(lineOf(shares, 'Karim')).toBeUndefined();
  expect(shares.captain.amountCents).toBe(27_000);
});

test('a new price changes the unpaid shares, and the captain pays the rest', async () => {
  const { token, booking } = await sharedMatch();
  const share = lineOf(await sharesOf(token), 'Karim')?.reference ?? '';
  await pay(share, 3_000).expect(201);
  const { body } = await staff.http.get(`/api/bookings/${booking}`).expect(200);
  const { date, startTime } = body as BookingAnswer;
  const endTime = `${String(Number(startTime.slice(0, 2)) + 2).padStart(2, '0')}:00`;
  const { body: moved } = await staff.http
    .put(`/api/bookings/${booking}`)
    .send({ date, startTime, endTime })
    .expect(200);
  const { totalCents } = (moved as { data: BookingAnswer }).data;
  expect(totalCents).toBeGreaterThan(30_000);
  const part = Math.floor(totalCents / 10);
  expect(await sharesOf(token)).toMatchObject({
    people: [{ amountCents: 3_000, dueCents: 0 }, { amountCents: part }],
    captain: { amountCents: totalCents - part - 3_000 },
  });
});

test('shares of a closed list are paid, and those of a cancelled match are not due', async () => {
  const { token, booking } = await sharedMatch();
  await update(token, { closed: true });
  const share = lineOf(await sharesOf(token), 'Karim')?.reference ?? '';
  await pay(share, 1_000).expect(201);
  await pay(share, 2_001).expect(422);
  await staff.http.delete(`/api/bookings/${booking}`).send({ reason: 'Pluie' }).expect(200);
  const shares = await sharesOf(token);
  expect(shares.people.map(({ dueCents }) => dueCents)).toEqual([0, 0]);
  expect(shares.captain.dueCents).toBe(0);
  await pay(share, 2_000).expect(409);
});
