import { matchVersion } from '@five/shared/realtime/match-version.rules';
import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import type { Joined } from '@five/shared/realtime/topics';
import type { Socket } from 'socket.io-client';
import { Guest, newMatch, soon } from '../match-guests.ts';
import type { Person } from '../../people.ts';
import { connected, sendEvent } from '../../sockets.ts';
import { MONDAY_MORNING, openVenue } from '../../venue.ts';
import { createWorld, type World } from '../../world.ts';

let world: World;
let captain: Person;
let player: Person;
let token: string;
let socket: Socket;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  [captain, player] = [await world.register(), await world.register()];
  ({ token } = await newMatch(captain, soon(world)));
  socket = await connected(world.url, '/matches');
});
afterAll(async () => {
  socket.close();
  await world.close();
});

const join = (room: unknown) => sendEvent(socket, 'join', room) as Promise<Joined>;
const read = async ({ http }: Pick<Person, 'http'>, token: string): Promise<BookingMatchAnswer> =>
  (await http.get(`/api/matches/${token}`).expect(200)).body as BookingMatchAnswer;

test('each holder of a link has the current version, whatever the person sees', async () => {
  const guest = new Guest(world.http);
  await guest.answer(token, { answer: 'in', name: 'Karim' });
  await player.http.post(`/api/matches/${token}/answers`).send({ answer: 'maybe' }).expect(200);
  const { http } = await world.staff();
  const seen = [
    await guest.read(token),
    await read(captain, token),
    await read(player, token),
    await read({ http }, token),
    await read({ http: world.http }, token),
  ];
  for (const match of seen)
    expect(await join({ token, version: matchVersion(match) })).toEqual({
      status: 'success',
      current: true,
    });
});

test('each change of a match makes the versions before it old', async () => {
  const path = `/api/matches/${token}`;
  const changes: Record<string, () => Promise<unknown>> = {
    answer: () => new Guest(world.http).answer(token, { answer: 'in', name: 'Karim' }),
    'other answer': () => player.http.post(`${path}/answers`).send({ answer: 'out' }).expect(200),
    size: () => captain.http.put(path).send({ size: 8 }).expect(200),
    note: () => captain.http.put(path).send({ note: 'Maillots blancs' }).expect(200),
    closed: () => captain.http.put(path).send({ closed: true }).expect(200),
    shares: () => captain.http.put(path).send({ shares: 'asked' }).expect(200),
  };
  for (const [name, change] of Object.entries(changes)) {
    const version = matchVersion(await read(player, token));
    await change();
    const { current } = await join({ token, version });
    expect([name, current]).toEqual([name, false]);
    const changed = matchVersion(await read(player, token));
    expect([name, (await join({ token, version: changed })).current]).toEqual([name, true]);
  }
});

test('a client without a version gets no comparison; an unknown link is refused', async () => {
  for (const version of [undefined, 7, null])
    expect(await join({ token, version })).toEqual({ status: 'success' });
  expect(await join({ token, version: 'unknown' })).toEqual({ status: 'success', current: false });
  expect(await join({ token: 'unknown', version: 'unknown' })).toEqual({ status: 'error' });
});
