import type { SeriesAnswer, SeriesPlanAnswer } from '@five/shared/bookings/series/series.contract';
import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import type { SquadAnswer, SquadMatchAnswer } from '@five/shared/community/squads/squads.contract';
import { examine } from '../../src/commands/examine.ts';
import type { Person } from '../people.ts';
import { MONDAY_MORNING, openVenue } from '../venue.ts';
import { joinWaitlist, placeOf } from '../waitlist-helpers.ts';
import { createWorld, type World } from '../world.ts';
import { names } from './match-guests.ts';

const DATE = { date: '2026-11-24', startTime: '20:00', endTime: '21:00', pitch: 'P1' };

let world: World;
let nadia: Person;
let amine: Person;
let salma: Person;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  await world.sql('update venue set max_pending = 1000, max_upcoming = 1000');
  [nadia, amine, salma] = [
    await world.register({ firstName: 'Nadia', name: 'Berrada' }),
    await world.register({ firstName: 'Amine', name: 'Tazi' }),
    await world.register({ firstName: 'Salma', name: 'Idrissi' }),
  ];
});
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());

const created = async (by: Person, name: string): Promise<SquadAnswer> => {
  const { body } = await by.http.post('/api/squads').send({ name, size: 8 }).expect(201);
  return (body as { data: SquadAnswer }).data;
};
const join = (by: Person, { link }: SquadAnswer) =>
  by.http.post(`/api/squad_links/${link?.replace('/s/', '')}/join`).expect(200);
/** Two dates of a series of a new squad, whose first one is taken by the waiting list. */
const seriesOf = async (by: Person, startTime: string): Promise<SquadAnswer> => {
  const squad = await created(by, 'Les mardis');
  const plan = { ...DATE, startTime, endTime: `${Number(startTime.slice(0, 2)) + 1}:00`, weeks: 2 };
  const { body } = await by.http.post('/api/series_preview').send(plan).expect(200);
  const { hash } = (body as { data: SeriesPlanAnswer }).data;
  const booked = await by.http
    .post('/api/series')
    .send({ ...plan, hash, paymentMethod: 'cash', acceptRules: true, squad: squad.id })
    .expect(201);
  expect((booked.body as { data: SeriesAnswer }).data.reference).toBeTruthy();
  return squad;
};
const datesOf = async (by: Person, squad: SquadAnswer): Promise<SquadMatchAnswer[]> =>
  (await by.http.get(`/api/squads/${squad.id}/matches`).expect(200)).body as SquadMatchAnswer[];
const release = async (by: Person, squad: SquadAnswer): Promise<void> => {
  const [first] = await datesOf(by, squad);
  await by.http.delete(`/api/bookings/${first?.booking}`).expect(200);
};
const wait = (by: Person, body: Record<string, unknown>) =>
  by.http.post('/api/waiting').send({ ...DATE, ...body });

test('a released date of a series goes to a squad that waits, with its players', async () => {
  const weekly = await seriesOf(nadia, '20:00');
  const squad = await created(amine, 'Les remplaçants');
  await join(salma, squad);
  const place = await joinWaitlist(amine, DATE, { squad: squad.id, players: 12 });
  expect(place).toMatchObject({
    squad: squad.id,
    squadName: 'Les remplaçants',
    players: 12,
    status: 'waiting',
  });
  await release(nadia, weekly);
  expect((await datesOf(nadia, weekly)).map(({ date }) => date)).toEqual(['2026-12-01']);
  expect(await placeOf(amine, place.reference)).toMatchObject({ status: 'offered' });
  await amine.http
    .post(`/api/waiting/${place.reference}/take`)
    .send({ acceptRules: true })
    .expect(201);
  const [match] = await datesOf(amine, squad);
  const { body } = await salma.http.get(`/api/matches/${match?.path.replace('/m/', '')}`);
  const { size, unanswered } = body as BookingMatchAnswer;
  expect([size, names(unanswered)]).toEqual([12, ['Amine', 'Salma']]);
});

test('a squad waits with its own seats, if a captain or co-captain of it joins', async () => {
  await seriesOf(nadia, '18:00');
  const hour = { startTime: '18:00', endTime: '19:00' };
  const squad = await created(amine, 'Les jeudis');
  const refused = await wait(salma, { ...hour, squad: squad.id }).expect(422);
  expect(refused.body).toMatchObject({
    code: 'REFERENCE_UNKNOWN',
    errorMessages: [{ field: 'squad' }],
  });
  await join(salma, squad);
  const member = await wait(salma, { ...hour, squad: squad.id }).expect(422);
  expect(member.body).toMatchObject({ code: 'SQUAD_NOT_CAPTAIN' });
  for (const players of [5, 15]) await wait(amine, { ...hour, players }).expect(422);
  expect(await joinWaitlist(amine, { ...DATE, ...hour }, { squad: squad.id })).toMatchObject({
    squad: squad.id,
    players: 8,
  });
});

test('an offer to a squad that is gone is taken by the customer alone', async () => {
  const weekly = await seriesOf(nadia, '16:00');
  const hour = { ...DATE, startTime: '16:00', endTime: '17:00' };
  const squad = await created(amine, 'Les vendredis');
  const place = await joinWaitlist(amine, hour, { squad: squad.id });
  await amine.http.delete(`/api/squads/${squad.id}`).expect(200);
  expect(await placeOf(amine, place.reference)).toMatchObject({ squadName: null });
  await release(nadia, weekly);
  await amine.http
    .post(`/api/waiting/${place.reference}/take`)
    .send({ acceptRules: true })
    .expect(201);
  expect(await placeOf(amine, place.reference)).toMatchObject({ status: 'taken' });
});
