import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import { newBooking } from '../booked-records.ts';
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
  const ofServer = filled.get(server) ?? new Map<Owner, Promise<FilledMatch>>();
  filled.set(server, ofServer);
  const known = ofServer.get(owner) ?? fillMatch(server, owner);
  ofServer.set(owner, known);
  return known;
}

async function fillMatch(server: TestServer, owner: Owner): Promise<FilledMatch> {
  const token = await newMatchLink(server, owner);
  const guests: string[] = [];
  for (const name of ['Karim', 'Salma']) {
    const { body } = await server.send('POST', `/api/matches/${token}/answers`, {
      as: 'visitor',
      body: { answer: 'in', name },
    });
    guests.push((body as { data: BookingMatchAnswer }).data.mine?.id ?? '');
  }
  return { token, guests };
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
  'POST matches/{token}/teams': filledToken,
  'PUT matches/{token}/teams': filledToken,
};
