import { DataSource } from 'typeorm';
import { examine } from '../../../src/commands/examine.ts';
import { MIGRATIONS } from '../../../src/platform/database/migrations/index.ts';
import { addPlayer, openMatch, readMatch, requestPlace } from '../../matches.ts';
import type { Person } from '../../people.ts';
import { MONDAY_MORNING, openVenue } from '../../venue.ts';
import { createWorld, type World } from '../../world.ts';
import { Guest, names, newMatch } from '../match-guests.ts';

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
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());

async function run(way: 'up' | 'down'): Promise<void> {
  const Migration = MIGRATIONS.find(({ name }) => name.startsWith('MatchRows'));
  if (!Migration) throw new Error('no migration of the rows');
  await world.app
    .get(DataSource)
    .transaction(({ queryRunner }) =>
      queryRunner ? new Migration()[way](queryRunner) : Promise.reject(new Error('no runner')),
    );
}

const asks = () =>
  world.sql('select reference, state, created_at, decided_at from match_asks order by reference');
const requests = () =>
  world.sql(`select request_reference as reference, request_state as state,
    requested_at as created_at, decided_at from match_people
    where request_state is not null order by request_reference`);
const shares = () =>
  world.sql(`select s.reference, customer_id, amount_cents, s.released_at,
    (select sum(amount_cents)::int from payments p where p.share = s.reference) as paid
    from match_shares s order by reference`);
const pay = (share: string, amountCents: number) =>
  staff.http.post('/api/payments').send({ share, amountCents, method: 'cash' }).expect(201);

test('requests, places, payments and conversations keep their data both ways', async () => {
  const match = await openMatch(owner, { places: 4 });
  const { reference } = match;
  const share = await addPlayer(owner, amine, reference);
  await pay(share.reference, 1_000);
  await requestPlace(salma, reference);
  const [left, declined] = [await world.register(), await world.register()];
  await addPlayer(owner, left, reference);
  await left.http.post(`/api/open_matches/${reference}/withdraw`).send({}).expect(200);
  const refused = await requestPlace(declined, reference);
  await owner.http.post(`/api/match_asks/${refused}/decline`).expect(200);
  const readers = [owner, amine, salma, left, declined, staff];
  const answers = () => Promise.all(readers.map((by) => readMatch(by, reference)));
  const before = { answers: await answers(), shares: await shares(), requests: await requests() };
  expect(before.requests).toHaveLength(4);
  await run('down');
  expect(await asks()).toEqual(before.requests);
  expect(await shares()).toEqual(before.shares);
  await run('up');
  expect({
    answers: await answers(),
    shares: await shares(),
    requests: await requests(),
  }).toEqual(before);
});

test('an accepted player of a match without a list gets a seat of a new list', async () => {
  const { booking, token } = await newMatch(owner);
  const { reference } = await openMatch(owner, { booking });
  await addPlayer(owner, amine, reference);
  await requestPlace(salma, reference);
  await run('down');
  await world.sql(
    'delete from booking_matches where booking_id = (select id from bookings where reference = $1)',
    [booking],
  );
  await run('up');
  expect(names((await new Guest(world.http).read(token)).seats)).toEqual(['Amine']);
  expect((await readMatch(owner, reference)).asks.map(({ state }) => state)).toEqual([
    'accepted',
    'asked',
  ]);
});

test.each([
  { paidCents: 0, kept: 1 },
  { paidCents: 500, kept: 2 },
])('beside a place, a seat share with $paidCents centimes paid is kept if paid', async (row) => {
  const { booking, token } = await newMatch(owner);
  const { reference } = await openMatch(owner, { booking });
  const { reference: seat } = await addPlayer(owner, amine, reference);
  if (row.paidCents > 0) await pay(seat, row.paidCents);
  const place = `SH-PLACE${String(row.paidCents).padStart(3, '0')}`;
  await run('down');
  await world.sql(PLACE_BESIDE_SEAT, [seat, place]);
  await run('up');
  const held = await world.sql<{ reference: string }>(
    `select s.reference from match_shares s join bookings b on b.id = s.booking_id
      where b.reference = $1 and s.released_at is null order by s.is_place desc`,
    [booking],
  );
  expect(held.map(({ reference: of }) => of)).toEqual([place, seat].slice(0, row.kept));
  expect((await new Guest(world.http).read(token)).seats).toHaveLength(1);
});

/** Makes the share of a place that of a seat, and stores another share of the place. */
const PLACE_BESIDE_SEAT = `with seat as (
    update match_shares s set ask_id = null, person_id = p.id from match_asks a
    join match_people p on true join customers c on c.id = p.customer_id and c.user_id = a.user_id
    where s.reference = $1 and a.id = s.ask_id and p.booking_id = s.booking_id
    returning s.*, a.id as of_ask)
  insert into match_shares (reference, booking_id, ask_id, customer_id, amount_cents, created_at)
    select $2, booking_id, of_ask, customer_id, amount_cents, created_at from seat`;
