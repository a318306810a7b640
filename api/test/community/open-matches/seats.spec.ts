import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import { examine } from '../../../src/commands/examine.ts';
import { Jobs } from '../../../src/platform/jobs/jobs.ts';
import { accept, addPlayer, openMatch, readMatch, requestPlace } from '../../matches.ts';
import type { Person } from '../../people.ts';
import { MONDAY_MORNING, openVenue } from '../../venue.ts';
import { createWorld, type World } from '../../world.ts';
import { answered, Guest, names, newMatch, soon } from '../match-guests.ts';

let world: World;
let owner: Person;
let amine: Person;
let salma: Person;
let staff: Person;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  await world.sql('update venue set max_pending = 1000, max_upcoming = 1000');
  [owner, amine, salma, staff] = [
    await world.register({ firstName: 'Nadia' }),
    await world.register({ firstName: 'Amine' }),
    await world.register({ firstName: 'Salma' }),
    await world.staff(),
  ];
});
beforeEach(() => void world.clock.set(new Date(MONDAY_MORNING)));
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());

const code = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const page = (token: string) => new Guest(world.http).read(token);
const noticesTo = async (by: Person, booking: string): Promise<string[]> => {
  const rows = await world.sql<{ template: string }>(
    `select template from outbox where recipient = $1 and channel = 'notice'
      and withdrawn_at is null and template like 'match%'
      and (parameters ->> 'booking' = $2 or parameters ->> 'match' = (select m.reference
        from open_matches m join bookings b on b.id = m.booking_id where b.reference = $2))
      order by id`,
    [by.reference, booking],
  );
  return rows.map(({ template }) => template);
};

/** An open match with the token of its page. */
async function opened(changes: { places?: number; on?: Record<string, unknown> } = {}) {
  const { booking, token } = await newMatch(owner, changes.on);
  const { reference } = await openMatch(owner, { booking, places: changes.places ?? 2 });
  return { booking, token, reference };
}

const answer = (by: Person, token: string, to: 'in' | 'out') =>
  by.http.post(`/api/matches/${token}/answers`).send({ answer: to });

test('an accepted player has a seat of the match; who only requests is not listed', async () => {
  const { token, reference } = await opened();
  await addPlayer(owner, amine, reference);
  await requestPlace(salma, reference);
  const match = await page(token);
  expect(names(match.seats)).toEqual(['Amine']);
  expect(match.unanswered).toEqual([]);
  const { body } = await owner.http.get(`/api/matches/${token}/contacts`).expect(200);
  expect(body).toEqual({ people: [] });
});

test('the page of the match is for the owner, staff and accepted players', async () => {
  const { token, reference } = await opened();
  await addPlayer(owner, amine, reference);
  await requestPlace(salma, reference);
  for (const by of [owner, staff, amine])
    expect((await readMatch(by, reference)).match).toEqual({ path: `/m/${token}` });
  for (const by of [salma, world]) expect((await readMatch(by, reference)).match).toBeNull();
});

test('a player that no longer comes gives up the place, share and conversation', async () => {
  const { booking, token, reference } = await opened();
  await addPlayer(owner, amine, reference);
  expect((await readMatch(amine, reference)).chat).not.toBeNull();
  await answer(amine, token, 'out').expect(200);
  expect(await readMatch(amine, reference)).toMatchObject({
    placesLeft: 2,
    chat: null,
    own: { state: 'left', share: null },
  });
  // The notice of a request is withdrawn if the request is answered before it was sent.
  const notices = (await noticesTo(owner, booking)).filter((notice) => notice !== 'matchAsked');
  expect(notices).toEqual(['matchLeft']);
  await answer(amine, token, 'in').expect(200);
  expect(await readMatch(amine, reference)).toMatchObject({
    placesLeft: 2,
    own: { state: 'left' },
  });
  await addPlayer(owner, amine, reference);
  expect(names((await page(token)).seats)).toEqual(['Amine']);
});

test('leaving a place gives up the seat, and the first of the bench moves up', async () => {
  const { token, reference } = await opened();
  await addPlayer(owner, amine, reference);
  await owner.http.put(`/api/matches/${token}`).send({ size: 6 }).expect(200);
  await answered(world.http, token, { count: 6 });
  expect((await page(token)).bench).toHaveLength(1);
  await amine.http.post(`/api/open_matches/${reference}/withdraw`).send({}).expect(200);
  const { seats, bench, out } = await page(token);
  expect([seats.length, bench.length, names(out)]).toEqual([6, 0, ['Amine']]);
});

test('a captain that removes a player takes the place back, and the request is kept', async () => {
  const { booking, token, reference } = await opened();
  await addPlayer(owner, amine, reference);
  const [seat] = (await page(token)).seats;
  await owner.http.delete(`/api/matches/${token}/answers/${seat?.id}`).expect(200);
  expect(await readMatch(amine, reference)).toMatchObject({
    placesLeft: 2,
    match: null,
    own: { state: 'removed', share: null },
  });
  expect(await page(token)).toMatchObject({ seats: [], unanswered: [], counts: { in: 0 } });
  expect(await noticesTo(amine, booking)).toEqual(['matchAccepted', 'matchDeclined']);
});

test('a paid place stays taken when its player no longer comes', async () => {
  const { token, reference } = await opened();
  const { reference: share, amountCents } = await addPlayer(owner, amine, reference);
  await staff.http.post('/api/payments').send({ share, amountCents, method: 'cash' }).expect(201);
  const [seat] = (await page(token)).seats;
  const removal = await owner.http.delete(`/api/matches/${token}/answers/${seat?.id}`).expect(409);
  expect(code(removal)).toBe('SHARE_PAID');
  await answer(amine, token, 'out').expect(200);
  expect(await readMatch(amine, reference)).toMatchObject({
    placesLeft: 1,
    own: { state: 'accepted', share: { paidCents: amountCents } },
  });
});

test('no place is given while the match has no free seat', async () => {
  const { token, reference } = await opened();
  const request = await requestPlace(amine, reference);
  await owner.http.put(`/api/matches/${token}`).send({ size: 6 }).expect(200);
  const [first] = await answered(world.http, token, { count: 6 });
  const refused = await owner.http.post(`/api/match_asks/${request}/accept`).expect(409);
  expect(code(refused)).toBe('OPEN_MATCH_FULL');
  await first?.answer(token, { answer: 'out' });
  await accept(owner, request);
  expect((await page(token)).seats).toHaveLength(6);
});

test('a seat that pays its part becomes a place, with one share', async () => {
  const { token, reference } = await opened();
  await answer(amine, token, 'in').expect(200);
  const { body } = await owner.http
    .put(`/api/matches/${token}`)
    .send({ shares: 'asked' })
    .expect(200);
  const before = (body as { data: BookingMatchAnswer }).data.shares.people;
  const share = await addPlayer(owner, amine, reference);
  expect(before.map(({ reference: of }) => of)).toEqual([share.reference]);
  expect((await page(token)).seats).toHaveLength(1);
});

test('a moved booking notifies each player once', async () => {
  const { booking, token, reference } = await opened({ places: 3 });
  await addPlayer(owner, amine, reference);
  await requestPlace(salma, reference);
  const other = await world.register();
  await answer(other, token, 'in').expect(200);
  await staff.http.put(`/api/bookings/${booking}`).send({ pitch: 'P2' }).expect(200);
  expect(await noticesTo(amine, booking)).toEqual(['matchAccepted', 'matchMoved']);
  expect(await noticesTo(salma, booking)).toEqual(['matchMoved']);
  expect(await noticesTo(other, booking)).toEqual(['matchSeatMoved']);
});

test('a request that the captain has not decided is not reminded of an answer', async () => {
  const { booking, reference } = await opened({ on: soon(world) });
  await requestPlace(salma, reference);
  await world.app.get(Jobs).run('squads.remind');
  expect(await noticesTo(salma, booking)).toEqual([]);
});
