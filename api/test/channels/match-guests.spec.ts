import type { DeskNoticeAnswer } from '@five/shared/desk/desk-notices.contract';
import { MIN_SIZE } from '@five/shared/community/matches/matches.rules';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import { DISPATCH, DISPATCH_CHANNELS } from '../../src/platform/outbox/dispatcher.ts';
import { examine } from '../../src/commands/examine.ts';
import { answered, Guest, newMatch, type OpenedMatch, soon } from '../community/match-guests.ts';
import { day } from '../factories.ts';
import type { Person } from '../people.ts';
import { openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';
import { type Cloud, startCloud, whatsappSettings } from './whatsapp-cloud.ts';

const PHONE = '0612340001';
const NUMBER = '+212612340001';

let world: World;
let cloud: Cloud;
let captain: Person;
let match: OpenedMatch;

beforeAll(async () => {
  cloud = await startCloud();
  world = await createWorld({
    at: '2026-11-23T09:00:00Z',
    env: { OUTBOUND_HOSTS: `127.0.0.1:${cloud.port}` },
  });
  await openVenue(world);
  await set(whatsappSettings(cloud.url));
  // Messages are sent only when a test calls `dispatch`.
  await world.app.get(Jobs).pause(DISPATCH);
  await world.app.get(Jobs).pause(DISPATCH_CHANNELS);
});
beforeEach(async () => {
  await world.sql('truncate outbox, channel_days, desk_notices');
  Object.assign(cloud, { calls: [], delivered: [], behavior: 'accepts' });
  captain = await world.register();
  match = await newMatch(captain, { ...soon(world), pitch: 'P1' });
});
afterEach(async () => {
  expect(await examine({ query: (text) => world.sql(text) })).toEqual([]);
});
afterAll(async () => {
  await world.close();
  await cloud.stop();
});

async function set(changes: object): Promise<void> {
  const { http } = await world.login((await world.admin()).email);
  await http.put('/api/channels').send({ whatsapp: changes }).expect(200);
}
async function dispatch(): Promise<void> {
  await world.app.get(Jobs).run(DISPATCH);
  await world.app.get(Jobs).run(DISPATCH_CHANNELS);
}
/** A guest that answers with these fields. */
async function guest(body: object = {}): Promise<Guest> {
  const answering = new Guest(world.http);
  await answering.answer(match.token, { answer: 'in', name: 'Samir', phone: PHONE, ...body });
  return answering;
}
const cancel = () => captain.http.delete(`/api/bookings/${match.booking}`).send({}).expect(200);
const sizeOf = (size: number) =>
  captain.http.put(`/api/matches/${match.token}`).send({ size }).expect(200);

test('a guest that wants messages gets one when the match is off, by WhatsApp', async () => {
  await guest({ messages: true });
  await cancel();
  await dispatch();
  await dispatch();
  expect(cloud.delivered).toEqual([expect.stringContaining(NUMBER) as string]);
});

test('a number that was given for the captain only gets no message', async () => {
  await guest();
  await guest({ name: 'Nabil', phone: '0612340002', messages: false });
  await captain.http
    .post(`/api/matches/${match.token}/answers`)
    .send({ answer: 'in', name: 'Omar', phone: '0612340003', messages: true })
    .expect(200);
  await cancel();
  await dispatch();
  expect(cloud.calls).toEqual([]);
});

test('a guest between bench and seat gets a message in the language of the answer', async () => {
  await sizeOf(MIN_SIZE);
  await answered(world.http, match.token, { count: MIN_SIZE });
  await world.http
    .post(`/api/matches/${match.token}/answers`)
    .set('accept-language', 'ar')
    .send({ answer: 'in', name: 'Samir', phone: PHONE, messages: true })
    .expect(200);
  await dispatch();
  expect(cloud.calls).toEqual([]);
  await sizeOf(MIN_SIZE + 1);
  await dispatch();
  expect(cloud.calls).toMatchObject([{ body: { template: { language: { code: 'ar' } } } }]);
  await sizeOf(MIN_SIZE);
  await dispatch();
  expect(new Set(cloud.delivered).size).toBe(2);
});

test('a guest gets one message for each new time of the match', async () => {
  await guest({ messages: true });
  const staff = await world.login((await world.staff()).email);
  for (const pitch of ['P2', 'P3']) {
    await staff.http.put(`/api/bookings/${match.booking}`).send({ pitch }).expect(200);
    await dispatch();
  }
  expect(cloud.delivered).toHaveLength(2);
});

test('a guest that gives another number gets nothing on the former one', async () => {
  const moved = await guest({ messages: true });
  await moved.answer(match.token, { answer: 'in', phone: '0612340009' });
  await cancel();
  await dispatch();
  expect(cloud.calls).toEqual([]);
});

test('the venue says whether guests can have messages', async () => {
  const offers = async () =>
    ((await world.http.get('/api/venue').expect(200)).body as { phoneMessages: boolean })
      .phoneMessages;
  expect(await offers()).toBe(true);
  await set({ ...whatsappSettings(cloud.url), callers: false });
  expect(await offers()).toBe(false);
  await set(whatsappSettings(cloud.url));
});

const forDesk = async () => {
  const { http } = await world.login((await world.staff()).email);
  return (await http.get('/api/desk_notices').expect(200)).body as DeskNoticeAnswer[];
};

test('guests whose message no channel delivers are each once on the desk’s list', async () => {
  await guest({ messages: true });
  await guest({ name: 'Nabil', phone: '0612340002', messages: true });
  cloud.behavior = { code: 131026 };
  await cancel();
  for (let attempt = 0; attempt < 3; attempt += 1) await dispatch();
  expect(await world.sql('select last_error from outbox where given_up_at is not null')).toEqual(
    Array(2).fill({ last_error: 'HTTP 400, error 131026' }),
  );
  const notices = await forDesk();
  expect(notices.map(({ guest: to }) => to)).toEqual(
    expect.arrayContaining([
      { name: 'Samir', phone: NUMBER },
      { name: 'Nabil', phone: '+212612340002' },
    ]),
  );
  expect(notices).toHaveLength(2);
  expect(notices[0]).toMatchObject({
    template: 'matchSeatCancelled',
    customer: null,
    reason: 'guest',
    booking: match.booking,
    texts: { fr: expect.stringContaining('n’a pas lieu') as string },
  });
  const { http } = await world.login((await world.staff()).email);
  await http
    .post(`/api/desk_notices/${notices[0]?.reference ?? ''}/done`)
    .send({ way: 'call' })
    .expect(200);
  expect((await forDesk()).map(({ state }) => state)).toEqual(['open', 'done']);
});

test('a guest that takes the number back is not on the list of the desk', async () => {
  await guest({ messages: true });
  cloud.behavior = { code: 131026 };
  await cancel();
  await world.sql('update match_people set notify_locale = null where phone = $1', [NUMBER]);
  await dispatch();
  expect(await forDesk()).toEqual([]);
});

test('a guest that takes the number back and gives it again has missed no message', async () => {
  await guest({ messages: true });
  cloud.behavior = { code: 131026 };
  await cancel();
  const wants = (locale: string | null) =>
    world.sql('update match_people set notify_locale = $2 where phone = $1', [NUMBER, locale]);
  await wants(null);
  await dispatch();
  await wants('fr');
  expect(
    await world.sql(
      'select given_up_at, withdrawn_at is not null as withdrawn from outbox where channel = $1',
      ['phone'],
    ),
  ).toEqual([{ given_up_at: null, withdrawn: true }]);
});

test('a guest that is deleted leaves nothing on the list of the desk', async () => {
  await guest({ messages: true });
  cloud.behavior = { code: 131026 };
  await cancel();
  await dispatch();
  expect(await forDesk()).toHaveLength(1);
  await world.sql('delete from match_people where phone = $1', [NUMBER]);
  expect(await forDesk()).toEqual([]);
});

/** State of each message on the desk's list at this hour of the day of the match. */
async function statesAt(time: string): Promise<string[]> {
  const before = world.clock.now();
  world.clock.set(new Date(`${day(world, 2)}T${time}:00Z`));
  try {
    return (await forDesk()).map(({ state }) => state);
  } finally {
    world.clock.set(before);
  }
}
const matchAt = (startTime: string, endTime: string) =>
  newMatch(captain, { date: day(world, 2), startTime, endTime, pitch: 'P2' });

test('a message to a guest leaves the list of the desk when the match ends', async () => {
  match = await matchAt('19:00', '20:00');
  await guest({ messages: true });
  cloud.behavior = { code: 131026 };
  await cancel();
  await dispatch();
  expect(await statesAt('19:59')).toEqual(['open']);
  expect(await statesAt('20:00')).toEqual(['over']);
});

test('a moved match stays on the list until the later of both ends', async () => {
  match = await matchAt('19:00', '20:00');
  await guest({ messages: true });
  cloud.behavior = { code: 131026 };
  const staff = await world.login((await world.staff()).email);
  await staff.http
    .put(`/api/bookings/${match.booking}`)
    .send({ startTime: '16:00', endTime: '17:00' })
    .expect(200);
  await dispatch();
  expect(await statesAt('19:59')).toEqual(['open']);
  expect(await statesAt('20:00')).toEqual(['over']);
});

test('a guest gets no message on a seat after the end of the match', async () => {
  match = await matchAt('21:00', '22:00');
  await sizeOf(MIN_SIZE);
  await answered(world.http, match.token, { count: MIN_SIZE });
  await guest({ messages: true });
  cloud.behavior = 503;
  await sizeOf(MIN_SIZE + 1);
  await dispatch();
  expect(cloud.calls).toHaveLength(1);
  cloud.behavior = 'accepts';
  const before = world.clock.now();
  world.clock.set(new Date(`${day(world, 2)}T22:00:00Z`));
  await dispatch();
  world.clock.set(before);
  expect(cloud.delivered).toEqual([]);
  expect(await forDesk()).toEqual([]);
});
