import type { OpenMatchRequest } from '@five/shared/community/open-matches/open-matches.requests';
import type {
  OpenMatchAnswer,
  ShareAnswer,
} from '@five/shared/community/open-matches/open-matches.contract';
import type { Person } from './people.ts';
import { wish } from './venue.ts';

type Answered = { data: OpenMatchAnswer };

let days = 0;

/** Creates a booking of 300 dirhams in December 2026, on a day that no other booking uses. */
export async function bookingOf(
  { http }: Person,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const day = days++;
  const date = `2026-12-${String(1 + (day % 28)).padStart(2, '0')}`;
  const hour = 9 + Math.floor(day / 28);
  const { body } = await http
    .post('/api/bookings')
    .send(
      wish({
        date,
        startTime: `${String(hour).padStart(2, '0')}:00`,
        endTime: `${String(hour + 1).padStart(2, '0')}:00`,
        pitch: 'P1',
        ...changes,
      }),
    )
    .expect(201);
  return (body as { data: { reference: string } }).data.reference;
}

/** Creates an open match of this owner, with two places by default. */
export async function openMatch(
  owner: Person,
  changes: Partial<OpenMatchRequest> = {},
): Promise<OpenMatchAnswer> {
  const booking = changes.booking ?? (await bookingOf(owner));
  const { body } = await owner.http
    .post('/api/open_matches')
    .send({ booking, places: 2, ...changes })
    .expect(201);
  return (body as Answered).data;
}

export async function readMatch(
  { http }: Pick<Person, 'http'>,
  match: string,
): Promise<OpenMatchAnswer> {
  return (await http.get(`/api/open_matches/${match}`).expect(200)).body as OpenMatchAnswer;
}

/** Requests a place in an open match, and returns the request's reference. */
export async function requestPlace({ http }: Person, match: string): Promise<string> {
  const { body } = await http.post(`/api/open_matches/${match}/ask`).expect(201);
  return (body as Answered).data.own?.reference ?? '';
}

export async function accept({ http }: Person, request: string): Promise<OpenMatchAnswer> {
  return ((await http.post(`/api/match_asks/${request}/accept`).expect(200)).body as Answered).data;
}

/** Gives a player a place in an open match, and returns the player's share of the price. */
export async function addPlayer(
  owner: Person,
  player: Person,
  match: string,
): Promise<ShareAnswer> {
  await accept(owner, await requestPlace(player, match));
  const { own } = await readMatch(player, match);
  if (!own?.share) throw new Error('no share');
  return own.share;
}
