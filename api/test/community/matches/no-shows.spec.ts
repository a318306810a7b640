import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { NoShowDisputeAnswer } from '@five/shared/community/no-shows/no-shows.contract';
import type { ReliabilityAnswer } from '@five/shared/community/matches/reliability.contract';
import type { DeskWaitingAnswer } from '@five/shared/desk/desk.contract';
import { examine } from '../../../src/commands/examine.ts';
import { VenueClock } from '../../../src/platform/clock/venue-clock.ts';
import { bookingOf } from '../../matches.ts';
import type { Person } from '../../people.ts';
import { connected, receivedEvents } from '../../sockets.ts';
import { MONDAY_MORNING, openVenue } from '../../venue.ts';
import { createWorld, type World } from '../../world.ts';
import { soon } from '../match-guests.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let world: World;
let player: Person;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
});
beforeEach(async () => {
  world.clock.set(new Date(MONDAY_MORNING));
  player = await world.register();
});
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());

/** A booking of the player that the desk marked as no-show half an hour after its start. */
async function missed() {
  const booking = await bookingOf(player, soon(world));
  const early = await world.staff();
  await early.http.post(`/api/bookings/${booking}/confirm`).send({ reason: 'Habitué' }).expect(200);
  const { body } = await player.http.get(`/api/bookings/${booking}`).expect(200);
  const { date, startTime } = body as BookingAnswer;
  const start = world.app.get(VenueClock).reached(`${date}T${startTime}`);
  const staff = await world.goTo(new Date(start.getTime() + 30 * MINUTE).toISOString());
  const mark = (noShow: boolean) =>
    staff.http.post(`/api/bookings/${booking}/no-show`).send({ noShow }).expect(200);
  await mark(true);
  const owner = await signedIn();
  const dispute = (sent = {}) => owner.http.post(`/api/bookings/${booking}/dispute`).send(sent);
  return { booking, start, staff, mark, dispute };
}

/** Signs the player in again, because sessions end while the clock moves. */
const signedIn = (): Promise<Person> => world.login(player.email, player.password);
const referenceIn = ({ body }: { body: unknown }) =>
  (body as { data: { reference: string } }).data.reference;
const codeIn = ({ body }: { body: unknown }) => (body as { code: string }).code;
const settle = (staff: Person, reference: string, body: object) =>
  staff.http.post(`/api/no_show_disputes/${reference}/settle`).send(body);

async function disputes(staff: Person, filter: object): Promise<NoShowDisputeAnswer[]> {
  const query = { filter: JSON.stringify(filter) };
  return (await staff.http.get('/api/no_show_disputes').query(query).expect(200))
    .body as NoShowDisputeAnswer[];
}

async function reliability(): Promise<ReliabilityAnswer> {
  const { http } = await signedIn();
  return (await http.get('/api/reliability').expect(200)).body as ReliabilityAnswer;
}

async function openCount(staff: Person): Promise<number> {
  const { body } = await staff.http.get('/api/desk/waiting').expect(200);
  return (body as DeskWaitingAnswer).disputes;
}

/** Templates of the messages to the player about no-shows, with their channels. */
async function messages(): Promise<string[]> {
  const rows = await world.sql<{ message: string }>(
    `select channel || ' ' || template as message from outbox where recipient = $1
      and template like 'noShow%' order by id`,
    [player.reference],
  );
  return rows.map(({ message }) => message);
}

const bothOf = (...templates: string[]) =>
  templates.flatMap((template) => [`mail ${template}`, `notice ${template}`]);

/** The history of a booking from its no-show on: action, and reason if there is one. */
async function history(booking: string): Promise<string[]> {
  const rows = await world.sql<{ act: string; reason: string | null }>(
    `select act, reason from audit where subject = $1 and id >= (select min(id) from audit
      where subject = $1 and act = 'booking.noShow') order by id`,
    [booking],
  );
  return rows.map(({ act, reason }) => (reason === null ? act : `${act}: ${reason}`));
}

test('a recorded no-show is mailed to the player with the last day of a dispute', async () => {
  await missed();
  expect(await messages()).toEqual(bothOf('noShowRecorded'));
  const [mail] = await world.mails(player.email);
  expect(mail?.text).toContain('mercredi 9 décembre 2026');
  expect(mail?.text).toContain('/account/profile#reliability');
  expect((await reliability()).entries).toMatchObject([
    { kind: 'no_show', dispute: null, disputeUntil: '2026-12-09' },
  ]);
});

test('a no-show is disputed once; accepted, it no longer counts', async () => {
  const { booking, staff, dispute } = await missed();
  const before = await openCount(staff);
  const reference = referenceIn(await dispute({ reason: 'Nous étions là' }).expect(201));
  expect(codeIn(await dispute().expect(409))).toBe('NO_SHOW_DISPUTED');
  expect(await disputes(staff, { booking, state: 'open' })).toMatchObject([
    { reference, booking, reason: 'Nous étions là', settledAt: null },
  ]);
  expect(await openCount(staff)).toBe(before + 1);
  expect(await reliability()).toMatchObject({
    noShows: 1,
    entries: [{ dispute: { state: 'open', note: null }, disputeUntil: null }],
  });
  await settle(staff, reference, { outcome: 'accepted', reason: 'Vu sur la caméra' }).expect(200);
  expect(await reliability()).toMatchObject({ noShows: 0, entries: [] });
  expect(await openCount(staff)).toBe(before);
  expect(await messages()).toEqual(bothOf('noShowRecorded', 'noShowRevoked'));
  expect(codeIn(await settle(staff, reference, { outcome: 'accepted' }).expect(409))).toBe(
    'NO_SHOW_DISPUTE_SETTLED',
  );
  expect(codeIn(await dispute().expect(409))).toBe('NO_SHOW_NOT_MARKED');
  expect(await history(booking)).toEqual([
    'booking.noShow',
    'booking.dispute',
    'booking.showedUp: Vu sur la caméra',
    'booking.acceptDispute',
  ]);
});

test('a refusal needs a reason, which the player reads; the no-show still counts', async () => {
  const { booking, staff, dispute } = await missed();
  const reference = referenceIn(await dispute().expect(201));
  expect(codeIn(await settle(staff, reference, { outcome: 'refused' }).expect(422))).toBe(
    'NO_SHOW_REASON_REQUIRED',
  );
  const reason = 'Le terrain est resté vide';
  await settle(staff, reference, { outcome: 'refused', reason }).expect(200);
  expect(await reliability()).toMatchObject({
    noShows: 1,
    entries: [{ dispute: { state: 'refused', note: reason }, disputeUntil: null }],
  });
  expect(await messages()).toEqual(bothOf('noShowRecorded', 'noShowKept'));
  expect((await world.mails(player.email))[0]?.text).toContain(reason);
  expect(codeIn(await dispute().expect(409))).toBe('NO_SHOW_DISPUTED');
  expect(await history(booking)).toEqual([
    'booking.noShow',
    'booking.dispute',
    `booking.refuseDispute: ${reason}`,
  ]);
});

test('a revoked no-show accepts its dispute; recorded again, it can be disputed', async () => {
  const { booking, staff, mark, dispute } = await missed();
  await dispute().expect(201);
  await mark(false);
  expect(await disputes(staff, { booking })).toMatchObject([{ state: 'accepted' }]);
  await mark(true);
  expect((await reliability()).entries).toMatchObject([{ dispute: null }]);
  await dispute().expect(201);
  expect((await disputes(staff, { booking })).map(({ state }) => state)).toEqual([
    'open',
    'accepted',
  ]);
});

test('of two disputes of a no-show at the same time, one is stored', async () => {
  const { booking, staff, dispute } = await missed();
  const answers = await Promise.all([dispute(), dispute()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await disputes(staff, { booking })).toHaveLength(1);
});

test('the desk accepts a dispute when it can no longer revoke the no-show otherwise', async () => {
  const { booking, start, dispute } = await missed();
  const reference = referenceIn(await dispute().expect(201));
  const staff = await world.goTo(new Date(start.getTime() + 20 * DAY).toISOString());
  const revoke = staff.http.post(`/api/bookings/${booking}/no-show`).send({ noShow: false });
  expect(codeIn(await revoke.expect(409))).toBe('BOOKING_NO_SHOW_CLOSED');
  await settle(staff, reference, { outcome: 'accepted' }).expect(200);
  expect(await reliability()).toMatchObject({ noShows: 0 });
});

test('a no-show is disputed until the end of the 14th day after the match', async () => {
  const [{ booking }, other] = [await missed(), await missedAgain()];
  const at = async (wall: string) => {
    world.clock.set(world.app.get(VenueClock).reached(wall));
    return signedIn();
  };
  const last = await at('2026-12-09T23:59');
  await last.http.post(`/api/bookings/${booking}/dispute`).send({}).expect(201);
  const late = await at('2026-12-10T00:00');
  const refused = await late.http.post(`/api/bookings/${other.booking}/dispute`).send({});
  expect(codeIn(refused)).toBe('NO_SHOW_DISPUTE_LATE');
});

/** Another missed booking of the same player, recorded as if it were the first. */
function missedAgain() {
  world.clock.set(new Date(MONDAY_MORNING));
  return missed();
}

test('only the owner disputes a no-show, and only staff read and settle disputes', async () => {
  const { booking, dispute } = await missed();
  const other = await world.register();
  await other.http.post(`/api/bookings/${booking}/dispute`).send({}).expect(404);
  const reference = referenceIn(await dispute().expect(201));
  await settle(await signedIn(), reference, { outcome: 'accepted' }).expect(403);
  await (await signedIn()).http.get('/api/no_show_disputes').expect(403);
});

test('the desk receives an event of each dispute and of each refusal', async () => {
  const { staff, dispute } = await missed();
  const desk = await connected(world.url, '/desk', staff.token);
  const made = receivedEvents(desk, 'dispute');
  const reference = referenceIn(await dispute().expect(201));
  expect(await made).toEqual({ reference });
  const refused = receivedEvents(desk, 'dispute');
  await settle(staff, reference, { outcome: 'refused', reason: 'Terrain vide' }).expect(200);
  expect(await refused).toEqual({ reference });
  desk.close();
});

test('the words of a dispute are exported, and deleted with the account', async () => {
  const { dispute } = await missed();
  await dispute({ reason: 'Mon frère a joué' }).expect(201);
  const owner = await signedIn();
  const { text } = await owner.http.get('/api/auth/field/export').expect(200);
  expect(text).toContain('Mon frère a joué');
  await owner.http.delete('/api/auth/field').send({ password: player.password }).expect(200);
  const [left] = await world.sql<{ found: string }>(
    `select (select count(*) from no_show_disputes d where d.reason = 'Mon frère a joué')
      + (select count(*) from audit where reason = 'Mon frère a joué') as found`,
  );
  expect(Number(left?.found)).toBe(0);
});
