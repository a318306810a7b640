import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { SquadAnswer } from '@five/shared/community/squads/squads.contract';
import { examine } from '../../src/commands/examine.ts';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import type { Person } from '../people.ts';
import { MONDAY_MORNING, openVenue, wish } from '../venue.ts';
import { createWorld, type World } from '../world.ts';

/** A Friday evening, which is more than 72 hours after the start of the tests. */
const FRIDAY = { date: '2026-11-27', startTime: '20:00', endTime: '21:00' };

let world: World;
let nadia: Person;
let amine: Person;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  await world.sql('update venue set max_pending = 1000, max_upcoming = 1000');
  await world.app.get(Jobs).pause();
});
beforeEach(async () => {
  world.clock.set(new Date(MONDAY_MORNING));
  [nadia, amine] = [await world.register(), await world.register()];
});
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());

const remind = () => world.app.get(Jobs).run('squads.remind');
const at = (instant: string) => void world.clock.set(new Date(instant));

/** A confirmed booking of Friday for a squad of Nadia and Amine. */
async function opened(): Promise<{ booking: string; token: string }> {
  const created = await nadia.http.post('/api/squads').send({ name: 'Les amis' }).expect(201);
  const { id, link } = (created.body as { data: SquadAnswer }).data;
  await amine.http.post(`/api/squad_links/${link?.replace('/s/', '')}/join`).expect(200);
  const { body } = await nadia.http
    .post('/api/bookings')
    .send({ ...wish({ ...FRIDAY, pitch: `P${1 + (world.next('pitch') % 3)}` }), squad: id })
    .expect(201);
  const { reference, match } = (body as { data: BookingAnswer }).data;
  const staff = await world.login((await world.staff()).email);
  await staff.http.post(`/api/bookings/${reference}/confirm`).send({}).expect(200);
  return { booking: reference, token: match.path.replace('/m/', '') };
}

/** Reminders to a person: those that were sent or are due, and those that were withdrawn. */
async function remindersTo(by: Person) {
  const rows = await world.sql<{ channel: string; withdrawn: boolean }>(
    `select channel, withdrawn_at is not null as withdrawn from outbox where recipient = $1
      and template = 'matchUnanswered' order by id`,
    [by.reference],
  );
  return rows.map(({ channel, withdrawn }) => (withdrawn ? `${channel} withdrawn` : channel));
}

test('a cancelled booking withdraws its reminders, and sends no more', async () => {
  const { booking } = await opened();
  at('2026-11-25T12:00:00Z');
  await remind();
  await nadia.http.delete(`/api/bookings/${booking}`).send({}).expect(200);
  expect(await remindersTo(amine)).toEqual(['mail withdrawn', 'notice withdrawn']);
  at('2026-11-27T12:00:00Z');
  await remind();
  expect(await remindersTo(amine)).toHaveLength(2);
});

test('who has not answered is reminded 72 and 24 hours before, each time once', async () => {
  await opened();
  at('2026-11-24T19:59:00Z');
  await remind();
  expect(await remindersTo(amine)).toEqual([]);
  at('2026-11-24T20:00:00Z');
  await Promise.all([remind(), remind(), remind()]);
  expect(await remindersTo(amine)).toEqual(['mail', 'notice']);
  at('2026-11-26T20:00:00Z');
  await Promise.all([remind(), remind()]);
  await remind();
  expect(await remindersTo(amine)).toHaveLength(4);
});

test('a match that is opened a day before has one reminder', async () => {
  at('2026-11-26T20:30:00Z');
  await opened();
  await remind();
  await remind();
  expect(await remindersTo(amine)).toEqual(['mail', 'notice']);
});

test('who has answered is not reminded, and an unsent reminder is withdrawn', async () => {
  const { token } = await opened();
  at('2026-11-25T12:00:00Z');
  await remind();
  await amine.http.post(`/api/matches/${token}/answers`).send({ answer: 'maybe' }).expect(200);
  expect(await remindersTo(amine)).toEqual(['mail withdrawn', 'notice withdrawn']);
  at('2026-11-27T12:00:00Z');
  await remind();
  expect(await remindersTo(amine)).toHaveLength(2);
});
