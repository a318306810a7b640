import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import { endBooking, newBooking } from '../booked-records.ts';
import type { Owner } from '../owners.ts';
import type { TestServer } from '../test-server.ts';

/** Token of the link of a new booking's match. */
export async function newMatchLink(server: TestServer, owner: Owner): Promise<string> {
  const reference = await newBooking(server, owner);
  const { body } = await server.send('GET', `/api/bookings/${reference}`, { as: 'admin' });
  return (body as BookingAnswer).match.path.replace('/m/', '');
}

/** A token and, after a slash, a guest that comes to its match. */
async function answeredMatch(server: TestServer, owner: Owner): Promise<string> {
  const token = await newMatchLink(server, owner);
  const { body } = await server.send('POST', `/api/matches/${token}/answers`, {
    as: 'visitor',
    body: { answer: 'in', name: 'Karim' },
  });
  const { mine } = (body as { data: BookingMatchAnswer }).data;
  return `${token}/${mine?.id}`;
}

/** A match with two guests that have a seat, by their references. */
interface FilledMatch {
  token: string;
  guests: string[];
}

const filled = new WeakMap<TestServer, Map<Owner, Promise<FilledMatch>>>();

/** The one match of this owner with two guests. The path and the body of a call both name it. */
export function filledMatch(server: TestServer, owner: Owner): Promise<FilledMatch> {
  return knownMatch(filled, { server, owner }, fillMatch);
}

function knownMatch(
  all: WeakMap<TestServer, Map<Owner, Promise<FilledMatch>>>,
  { server, owner }: { server: TestServer; owner: Owner },
  make: (server: TestServer, owner: Owner) => Promise<FilledMatch>,
): Promise<FilledMatch> {
  const ofServer = all.get(server) ?? new Map<Owner, Promise<FilledMatch>>();
  all.set(server, ofServer);
  const known = ofServer.get(owner) ?? make(server, owner);
  ofServer.set(owner, known);
  return known;
}

async function fillMatch(server: TestServer, owner: Owner): Promise<FilledMatch> {
  const token = await newMatchLink(server, owner);
  const guests: string[] = [];
  for (const name of ['Karim', 'Salma']) {
    const isFirst = guests.length === 0;
    const { body, headers } = await server.send('POST', `/api/matches/${token}/answers`, {
      as: 'visitor',
      body: { answer: 'in', name },
      headers: isFirst ? { cookie: server.guestCookie } : {},
    });
    if (isFirst) server.guestCookie = headers['set-cookie']?.split(';')[0] ?? server.guestCookie;
    guests.push((body as { data: BookingMatchAnswer }).data.mine?.id ?? '');
  }
  return { token, guests };
}

/** Matches of `endedMatch`. */
const ended = new WeakMap<TestServer, Map<Owner, Promise<FilledMatch>>>();

/** The one ended match of this owner. The first guest may vote for the second. */
export function endedMatch(server: TestServer, owner: Owner): Promise<FilledMatch> {
  return knownMatch(ended, { server, owner }, newEndedMatch);
}

/** An ended match with teams. The first guest has the cookie that the server sends. */
async function newEndedMatch(server: TestServer, owner: Owner): Promise<FilledMatch> {
  const match = await fillMatch(server, owner);
  const [one, other] = match.guests;
  await server.send('PUT', `/api/matches/${match.token}/teams`, {
    as: 'admin',
    body: { a: [one], b: [other] },
  });
  const booking = await endBooking(server, `B-${match.token.slice(0, 8)}`);
  // No scheduled job changes it later.
  await server.world.sql(`update bookings set status = 'completed' where reference = $1`, [
    booking,
  ]);
  return match;
}

async function matchWithResult(server: TestServer, owner: Owner): Promise<string> {
  const { token } = await newEndedMatch(server, owner);
  await server.send('PUT', `/api/matches/${token}/result`, { as: 'admin', body: { a: 3, b: 1 } });
  return token;
}

const filledToken = async (server: TestServer, owner: Owner): Promise<string> =>
  (await filledMatch(server, owner)).token;

/** Links for the calls that change a person of the match. */
export const LINKS_FOR_CALLS: Record<
  string,
  (server: TestServer, owner: Owner) => Promise<string>
> = {
  'PUT matches/{token}/answers/{id}': answeredMatch,
  'DELETE matches/{token}/answers/{id}': answeredMatch,
  'POST matches/{token}/answers/{id}/no-show': async (stage, owner) => {
    const { token, guests } = await newEndedMatch(stage, owner);
    return `${token}/${guests[0]}`;
  },
  'POST matches/{token}/teams': filledToken,
  'PUT matches/{token}/teams': filledToken,
  'PUT matches/{token}/result': async (stage, owner) => (await newEndedMatch(stage, owner)).token,
  'POST matches/{token}/result/dispute': matchWithResult,
  'POST matches/{token}/votes': async (stage, owner) => (await endedMatch(stage, owner)).token,
};
