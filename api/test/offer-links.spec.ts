import type { OfferAnswer } from '@five/shared/waiting/waiting.contract';
import { OfferLinks } from '../src/bookings/waiting/offer-access.ts';
import { Jobs } from '../src/platform/jobs/jobs.ts';
import { makeMembers, type Member, placeOf, tokenOf, joinWaitlist } from './waitlist-helpers.ts';
import { MONDAY_MORNING, openVenue, wish } from './venue.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  for (const sweep of ['bookings.expire', 'waiting.lapse']) await world.app.get(Jobs).pause(sweep);
});
afterAll(() => world.close());
beforeEach(() => void world.clock.set(new Date(MONDAY_MORNING)));

let hours = 9;
/**
 * Creates a player with a mailed offer for an hour, and `behind` further players on the waiting
 * list after this player.
 */
async function offeredTo(
  behind = 0,
): Promise<{ members: Member[]; places: string[]; token: string }> {
  const start = ++hours;
  const slot = {
    date: '2026-11-26',
    startTime: `${start}:00`,
    endTime: `${start + 1}:00`,
    pitch: 'P1',
  };
  const [owner, ...members] = await makeMembers(world, behind + 2);
  const { body } = await (owner?.http ?? world.http)
    .post('/api/bookings')
    .send(wish(slot))
    .expect(201);
  const places: string[] = [];
  for (const member of members) places.push((await joinWaitlist(member, slot)).reference);
  await owner?.http
    .delete(`/api/bookings/${(body as { data: { reference: string } }).data.reference}`)
    .send({})
    .expect(200);
  return { members, places, token: await tokenOf(world, members[0] ?? { email: '' }) };
}

const read = async (token: string, status = 200) =>
  (await world.http.get(`/api/offers/${encodeURIComponent(token)}`).expect(status))
    .body as OfferAnswer & { code?: string };
const press = async (token: string, what: 'take' | 'decline', status: number) =>
  (
    await world.http
      .post(`/api/offers/${encodeURIComponent(token)}/${what}`)
      .send(what === 'take' ? { acceptRules: true } : {})
      .expect(status)
  ).body as { code?: string; data: OfferAnswer };

test('the link shows the offer each time and accepts it once, without sign-in', async () => {
  const {
    members: [member],
    token,
  } = await offeredTo();
  for (let time = 0; time < 3; time++)
    expect(await read(token)).toMatchObject({
      status: 'offered',
      totalCents: 30_000,
      pitchName: 'Terrain P1',
      booking: null,
    });
  const { data } = await press(token, 'take', 201);
  expect((await member?.http.get(`/api/bookings/${data.booking}`).expect(200))?.body).toMatchObject(
    { status: 'pending' },
  );
  expect((await press(token, 'take', 409)).code).toBe('OFFER_OVER');
  expect((await press(token, 'decline', 409)).code).toBe('OFFER_OVER');
  expect(await read(token)).toMatchObject({ status: 'taken', booking: data.booking });
});

test('two concurrent requests accept it once; with a key both get the same response', async () => {
  const { token } = await offeredTo();
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() =>
      world.http.post(`/api/offers/${token}/take`).send({ acceptRules: true }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const { token: other } = await offeredTo();
  const same = await Promise.all(
    [1, 2].map(() =>
      world.http
        .post(`/api/offers/${other}/take`)
        .set('idempotency-key', 'one tap')
        .send({ acceptRules: true }),
    ),
  );
  expect(same.map(({ status }) => status)).toEqual([201, 201]);
  expect(new Set(same.map(({ body }) => (body as { data: OfferAnswer }).data.booking)).size).toBe(
    1,
  );
});

test('without accepting the rules nothing is booked', async () => {
  const { token } = await offeredTo();
  const { body } = await world.http.post(`/api/offers/${token}/take`).send({}).expect(422);
  expect((body as { code: string }).code).toBe('BOOKING_RULES_NOT_ACCEPTED');
  expect((await read(token)).status).toBe('offered');
});

test('a tap declines, and the slot is the next one’s', async () => {
  const { token, members, places } = await offeredTo(1);
  expect((await press(token, 'decline', 200)).data.status).toBe('declined');
  const [, next] = members;
  expect(next && (await placeOf(next, places[1] ?? '')).status).toBe('offered');
});

test('after its end the link reports the expiry and books nothing, swept or not', async () => {
  const { token } = await offeredTo();
  world.clock.set(new Date('2026-11-24T09:01:00Z'));
  expect((await read(token)).status).toBe('lapsed');
  expect((await press(token, 'take', 409)).code).toBe('OFFER_OVER');
});

test('a link that was altered, forged or sealed for another offer is refused', async () => {
  const [one, two] = [await offeredTo(), await offeredTo()];
  const [reference = '', seal = ''] = one.token.split('.');
  const [otherReference = ''] = two.token.split('.');
  const links = world.app.get(OfferLinks);
  const flipped = `${seal.slice(0, 20)}${seal[20] === 'A' ? 'B' : 'A'}${seal.slice(21)}`;
  const last = `${seal.slice(0, -1)}${String.fromCharCode(seal.charCodeAt(42) + 1)}`;
  const bad = [
    `${otherReference}.${seal}`,
    `${reference}.${flipped}`,
    `${reference}.${last}`,
    `${reference}.`,
    reference,
    `${reference}.${seal}A`,
    `${reference}.${seal}.`,
    ` ${one.token}`,
    `${one.token} `,
    links.tokenOf(reference, '2026-11-24T09:00:00.000Z'),
    links.tokenOf('W-00000000', '2026-11-24T09:00:00.000Z'),
    'x'.repeat(100),
    '..',
    'null',
  ];
  for (const token of bad) {
    expect([token, (await read(token, 404)).code]).toEqual([token, 'NOT_FOUND']);
    await press(token, 'take', 404);
    await press(token, 'decline', 404);
  }
  expect([(await read(one.token)).status, (await read(two.token)).status]).toEqual([
    'offered',
    'offered',
  ]);
});

test('the link of a closed account is refused', async () => {
  const {
    token,
    members: [member],
  } = await offeredTo();
  await world.sql('update users set active = false where reference = $1', [member?.reference]);
  await read(token, 404);
  await press(token, 'take', 404);
});

test('the link books nothing for an account with an unconfirmed address', async () => {
  const {
    token,
    members: [member],
  } = await offeredTo();
  await world.sql('update users set verified_at = null where reference = $1', [member?.reference]);
  expect((await press(token, 'take', 403)).code).toBe('AUTH_UNVERIFIED');
  expect((await read(token)).status).toBe('offered');
});

test('no stored value can be used as the link', async () => {
  const { token } = await offeredTo();
  const seal = token.split('.')[1] ?? '';
  const stored = await world.sql<{ kept: boolean }>(
    `select bool_or(o::text like '%' || $1 || '%') as kept from outbox o`,
    [seal],
  );
  expect(stored).toEqual([{ kept: false }]);
});
