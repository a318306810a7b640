import type { StaffTournamentAnswer } from '@five/shared/tournaments/tournaments.contract';
import { VenueSettings } from '../../src/settings/venue-settings.ts';
import { makeSeason, makeSession } from './academy-world.ts';
import { makeEdition, makeMatch } from './editions.ts';
import type { Person } from '../people.ts';
import { MONDAY_MORNING, openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';

/** The clock goes from 02:00 to 03:00 on this day, by an override in the venue settings. */
const SUNDAY = '2026-12-06';
const NEXT_SUNDAY = '2026-12-13';
const FORWARD = { from: `${SUNDAY}T02:00:00Z`, offsetMinutes: 60 };
const SKIPPED = {
  code: 'BOOKING_TIME_SKIPPED',
  errorMessages: [{ field: 'startTime', message: expect.any(String) as string }],
};

let world: World;
let admin: Person;
let tournament: string;
beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  admin = await world.admin();
  await update({
    zoneOverrides: [FORWARD],
    exceptions: [
      {
        from: SUNDAY,
        to: SUNDAY,
        intervals: [{ startTime: '00:00', endTime: '23:00' }],
        reason: { fr: 'Nuit' },
      },
    ],
  });
  tournament = (await makeEdition(admin)).id;
});
afterAll(() => world.close());

async function update(settings: Record<string, unknown>): Promise<void> {
  await admin.http.put('/api/venue').send(settings).expect(200);
  await world.app.get(VenueSettings).current();
}

const times = (startTime: string, endTime: string, date = SUNDAY) => ({
  date,
  startTime,
  endTime,
});

test('a price and a block are refused in the skipped hour, and accepted around it', async () => {
  for (const [path, more] of [
    ['/api/bookings_get_price', {}],
    ['/api/blocks', { reason: 'Entretien' }],
  ] as const) {
    const send = (startTime: string, endTime: string) =>
      admin.http.post(path).send({ ...times(startTime, endTime), pitch: 'P1', ...more });
    expect((await send('02:00', '03:00').expect(422)).body).toMatchObject(SKIPPED);
    expect((await send('02:59', '03:59').expect(422)).body).toMatchObject(SKIPPED);
    expect((await send('01:00', '02:00')).status).toBeLessThan(300);
    expect((await send('03:00', '04:00')).status).toBeLessThan(300);
  }
});

test('a match is neither planned nor moved into the skipped hour', async () => {
  const plan = (slot: object) =>
    admin.http.post('/api/tournament_matches').send({ tournament, stage: 'semi', ...slot });
  for (const pitch of [{ pitch: 'P2' }, {}])
    expect((await plan({ ...times('02:30', '03:10'), ...pitch }).expect(422)).body).toMatchObject(
      SKIPPED,
    );
  const { reference } = await makeMatch(admin, {
    tournament,
    stage: 'semi',
    ...times('03:00', '03:40'),
    pitch: 'P2',
  });
  const move = (slot: object) => admin.http.put(`/api/tournament_matches/${reference}`).send(slot);
  expect((await move(times('02:00', '02:40')).expect(422)).body).toMatchObject(SKIPPED);
  await move(times('01:20', '02:00')).expect(200);
});

test('a match keeps a start that a later decree skips', async () => {
  const { reference } = await makeMatch(admin, {
    tournament,
    stage: 'final',
    ...times('02:00', '02:40', NEXT_SUNDAY),
    pitch: 'P1',
  });
  const decree = { from: `${NEXT_SUNDAY}T01:00:00Z`, offsetMinutes: 120 };
  await update({ zoneOverrides: [FORWARD, decree] });
  const change = (changes: object) =>
    admin.http.put(`/api/tournament_matches/${reference}`).send(changes);
  await change({ pitch: 'P2' }).expect(200);
  expect((await change({ startTime: '02:10', endTime: '02:50' }).expect(422)).body).toMatchObject(
    SKIPPED,
  );
  await update({ zoneOverrides: [FORWARD] });
});

test('a schedule leaves out the skipped hour', async () => {
  const { id } = await makeEdition(admin);
  await makeMatch(admin, { tournament: id, stage: 'final' });
  const { body } = await admin.http
    .post(`/api/tournaments/${encodeURIComponent(id)}/programme/plan`)
    .send({
      from: SUNDAY,
      to: SUNDAY,
      startTime: '02:00',
      endTime: '06:00',
      matchMinutes: 30,
      pauseMinutes: 0,
      pitches: ['P3'],
    })
    .expect(200);
  const { matches } = (body as { data: StaffTournamentAnswer }).data;
  expect(matches).toMatchObject([times('03:00', '03:30')]);
});

test('an academy session has no pitch on the day whose clock skips its start', async () => {
  const { reference, missed } = await makeSession(admin, await makeSeason(admin), {
    weekday: 7,
    startTime: '02:15',
    endTime: '02:45',
    pitch: 'P1',
  });
  expect(missed).toEqual([SUNDAY]);
  const held = await world.sql<{ date: string }>(
    `select to_char(lower(period), 'YYYY-MM-DD') as date from occupancies where holder = $1
      order by 1`,
    [reference],
  );
  expect(held.map(({ date }) => date).slice(0, 2)).toEqual(['2026-11-29', NEXT_SUNDAY]);
});
