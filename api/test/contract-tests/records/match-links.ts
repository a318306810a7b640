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

/** Links for the calls that change a person of the match. */
export const LINKS_FOR_CALLS: Record<
  string,
  (server: TestServer, owner: Owner) => Promise<string>
> = {
  'PUT matches/{token}/answers/{id}': answeredMatch,
  'DELETE matches/{token}/answers/{id}': answeredMatch,
};
