import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import { LOCALES } from '@five/shared/locales/locale';
import { examine } from '../../../src/commands/examine.ts';
import type { Person } from '../../people.ts';
import { MONDAY_MORNING, openVenue } from '../../venue.ts';
import { createWorld, type World } from '../../world.ts';
import { answered, Guest, names, newMatch, soon } from '../match-guests.ts';

let world: World;
let captain: Person;
let staff: Person;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  await world.sql('update venue set max_pending = 1000, max_upcoming = 1000');
  [captain, staff] = [await world.register({ firstName: 'Nadia' }), await world.staff()];
});
beforeEach(() => void world.clock.set(new Date(MONDAY_MORNING)));
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());

interface Refusal {
  code: string;
  message: string;
  errorMessages?: { message: string }[];
}

const read = async (token: string): Promise<BookingMatchAnswer> =>
  (await world.http.get(`/api/matches/${token}`).expect(200)).body as BookingMatchAnswer;

/** The codes of a refused answer in the three languages, and its different sentences. */
async function refusalOf(token: string, body: object) {
  const codes = new Set<string>();
  const sentences = new Set<string>();
  for (const locale of LOCALES) {
    const answer = await world.http
      .post(`/api/matches/${token}/answers`)
      .set('accept-language', locale)
      .send(body);
    const { code, message, errorMessages = [] } = answer.body as Refusal;
    codes.add(`${answer.status} ${code}`);
    sentences.add(errorMessages[0]?.message ?? message);
  }
  return { codes: [...codes], sentences: sentences.size };
}

const COMES = { answer: 'in', name: 'Karim' };
const threeSentences = (code: string) => ({ codes: [code], sentences: LOCALES.length });

test('an answer that is refused has one code, and a sentence in three languages', async () => {
  const { token, booking } = await newMatch(captain);
  const foreign = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
  expect(await refusalOf(foreign, COMES)).toEqual(threeSentences('404 NOT_FOUND'));
  for (const [name, code] of [
    ['a'.repeat(1_000), '422 VALIDATION_FAILED'],
    ['\u202e\u200f', '422 VALIDATION_FAILED'],
    [undefined, '422 MATCH_NAME_REQUIRED'],
    ['Réception', '422 AUTH_NAME_RESERVED'],
  ])
    expect(await refusalOf(token, { answer: 'in', name })).toEqual(threeSentences(`${code}`));
  await captain.http.put(`/api/matches/${token}`).send({ closed: true }).expect(200);
  expect(await refusalOf(token, COMES)).toEqual(threeSentences('409 MATCH_LIST_CLOSED'));
  await staff.http.delete(`/api/bookings/${booking}`).send({ reason: 'Panne' }).expect(200);
  expect(await refusalOf(token, COMES)).toEqual(threeSentences('409 MATCH_CANCELLED'));
  const played = await newMatch(captain, soon(world));
  await staff.http.post(`/api/bookings/${played.booking}/confirm`).send({}).expect(200);
  world.clock.set(new Date('2026-11-26T09:00:00Z'));
  expect(await refusalOf(played.token, COMES)).toEqual(threeSentences('409 MATCH_OVER'));
  expect((await read(played.token)).counts.in).toBe(0);
});

test('with 14 seats the fifteenth answer is the first of the bench', async () => {
  const { token } = await newMatch(captain);
  await captain.http.put(`/api/matches/${token}`).send({ size: 14 }).expect(200);
  await answered(world.http, token, { count: 14 });
  const last = await new Guest(world.http).answer(token, COMES);
  expect([last.data.seats.length, names(last.data.bench)]).toEqual([14, ['Karim']]);
});

test('a captain is not erased before an own match; afterwards its members stay in it', async () => {
  const leaving = await world.register({ firstName: 'Omar' });
  const { token, booking } = await newMatch(leaving, soon(world));
  await answered(world.http, token, { count: 2 });
  await captain.http.post(`/api/matches/${token}/answers`).send({ answer: 'in' }).expect(200);
  const erase = () => leaving.http.delete('/api/auth/field').send({ password: leaving.password });
  expect((await erase().expect(409)).body).toMatchObject({ code: 'AUTH_ERASE_BLOCKED' });
  expect(await read(token)).toMatchObject({ state: 'open', captain: { displayName: 'Omar' } });
  const { totalCents } = (await staff.http.get(`/api/bookings/${booking}`).expect(200)).body as {
    totalCents: number;
  };
  await staff.http
    .post('/api/payments')
    .send({ booking, amountCents: totalCents, method: 'cash' })
    .expect(201);
  world.clock.set(new Date('2026-11-26T09:00:00Z'));
  await erase().expect(200);
  const after = await read(token);
  expect(after).toMatchObject({ state: 'over', bench: [] });
  expect(names(after.seats)).toEqual(['Nadia']);
  expect(after.captain.displayName).not.toContain('Omar');
  expect(await refusalOf(token, COMES)).toEqual(threeSentences('409 MATCH_OVER'));
});
