import type { DeskAheadAnswer } from '@five/shared/desk/desk.contract';
import { makeEdition, makeMatch } from './leagues/editions.ts';
import { makeSeason, makeSession } from './leagues/academy-world.ts';
import { MONDAY, MONDAY_MORNING, openVenue, wish } from './venue.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
});
afterAll(() => world.close());

const readAhead = async () =>
  ((await (await world.staff()).http.get('/api/desk/ahead').expect(200)).body as DeskAheadAnswer)
    .occupancies;

test('upcoming sessions and matches are in order; bookings and started ones are not', async () => {
  const admin = await world.admin();
  const before = new Set((await readAhead()).map(({ reference }) => reference));
  const { reference: session } = await makeSession(admin, await makeSeason(admin));
  const tournament = (await makeEdition(admin)).id;
  const { reference: match } = await makeMatch(admin, {
    tournament,
    stage: 'final',
    date: '2027-06-05',
    startTime: '23:30',
    endTime: '00:30',
    pitch: 'P1',
  });
  await makeMatch(admin, {
    tournament,
    stage: 'semi',
    date: MONDAY,
    startTime: '08:30',
    endTime: '09:30',
    pitch: 'P1',
  });
  await admin.http
    .post('/api/bookings')
    .send(wish({ pitch: 'P2', customer: { name: 'Ali' } }))
    .expect(201);
  await admin.http
    .post('/api/blocks')
    .send({ pitch: 'P1', date: MONDAY, startTime: '20:00', endTime: '21:00', reason: 'Entretien' })
    .expect(201);
  const occupancies = (await readAhead()).filter(({ reference }) => !before.has(reference));
  expect([...new Set(occupancies.map(({ reference }) => reference))]).toEqual([session, match]);
  expect(occupancies[0]).toMatchObject({
    kind: 'academy',
    date: '2026-11-25',
    startTime: '17:00',
    endTime: '18:30',
    pitch: 'P3',
    reason: 'Espoirs',
  });
  expect(occupancies.at(-1)).toMatchObject({
    kind: 'match',
    date: '2027-06-05',
    startTime: '23:30',
    endTime: '00:30',
  });
});

test('sessions and matches show names in the reader’s language, also on the board', async () => {
  const admin = await world.admin();
  const { reference: session } = await makeSession(admin, await makeSeason(admin), {
    name: { fr: 'Poussins', en: 'Chicks', ar: 'الصغار' },
    weekday: 5,
  });
  const tournament = (await makeEdition(admin, { title: { fr: 'Coupe', en: 'Cup', ar: null } })).id;
  const { reference: match } = await makeMatch(admin, {
    tournament,
    stage: 'final',
    date: '2026-11-27',
    startTime: '20:00',
    endTime: '21:00',
    pitch: 'P1',
  });
  const namesIn = async (path: string, locale: string) => {
    const { occupancies } = (await admin.http.get(path).set('accept-language', locale).expect(200))
      .body as DeskAheadAnswer;
    return [session, match].map(
      (reference) => occupancies.find((one) => one.reference === reference)?.reason,
    );
  };
  for (const path of ['/api/desk/ahead', '/api/desk/day?date=2026-11-27']) {
    expect([
      await namesIn(path, 'fr'),
      await namesIn(path, 'en'),
      await namesIn(path, 'ar'),
    ]).toEqual([
      ['Poussins', 'Coupe'],
      ['Chicks', 'Cup'],
      ['الصغار', 'Coupe'],
    ]);
  }
});
