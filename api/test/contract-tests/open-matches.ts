import { newReference } from '../../src/platform/references.ts';
import { newBooking } from './booked-records.ts';
import type { Owner } from './owners.ts';
import type { TestServer } from './test-server.ts';
import { newDiscoverablePlayer } from './community-records.ts';

const playerOf = (owner: Owner): Owner =>
  owner === 'staff' || owner === 'admin' ? 'player' : owner;

/**
 * An open match of the owner; if the owner is staff, of the player. It is inserted by SQL, because
 * unverified players cannot create a match over HTTP.
 */
export async function newOpenMatch(server: TestServer, owner: Owner): Promise<string> {
  const reference = newReference('OM');
  await server.world.sql(
    `with opened as (insert into booking_matches (booking_id, size, created_at)
      select id, 10, $3 from bookings where reference = $2)
      insert into open_matches (reference, booking_id, places, price_cents, closes_minutes,
      created_at) select $1, id, 4, 3000, 60, $3 from bookings where reference = $2`,
    [reference, await newBooking(server, playerOf(owner)), server.world.clock.now()],
  );
  return reference;
}

/**
 * Open matches for specific calls. Requests to join and reports need another player's match; a
 * withdrawal needs a match with the caller's own request to join.
 */
export const MATCHES_FOR_CALLS: Record<
  string,
  (server: TestServer, owner: Owner) => Promise<string>
> = {
  'POST open_matches/{id}/ask': (stage, owner) => strangersMatch(stage, owner),
  'POST open_matches/{id}/report': (stage, owner) => strangersMatch(stage, owner),
  'POST open_matches/{id}/withdraw': (stage, owner) => matchWithJoinRequest(stage, owner),
};

const strangersMatch = (server: TestServer, owner: Owner): Promise<string> =>
  newOpenMatch(server, playerOf(owner) === 'player' ? 'other' : 'player');

async function matchWithJoinRequest(server: TestServer, owner: Owner): Promise<string> {
  const match = await strangersMatch(server, owner);
  await insertJoinRequest(server, match, (await server.person(owner)).reference);
  return match;
}

/** A request to join an open match of the owner. Returns the request's reference. */
export async function newJoinRequest(server: TestServer, owner: Owner): Promise<string> {
  return insertJoinRequest(
    server,
    await newOpenMatch(server, owner),
    (await newDiscoverablePlayer(server)).reference,
  );
}

/**
 * Creates an accepted request to join an open match of the player. Returns the reference of the
 * share of the price that belongs to this place.
 */
export async function newShare(server: TestServer): Promise<string> {
  const [reference, request] = [newReference('SH'), await newJoinRequest(server, 'player')];
  await server.world.sql(
    `update match_people set request_state = 'accepted', decided_at = created_at, answer = 'in',
      position = 1 where request_reference = $1`,
    [request],
  );
  await server.world.sql(
    `insert into match_shares (reference, booking_id, person_id, customer_id, is_place,
      amount_cents, created_at) select $1, booking_id, id, customer_id, true, 3000, created_at
      from match_people where request_reference = $2`,
    [reference, request],
  );
  return reference;
}

async function insertJoinRequest(
  { world }: TestServer,
  match: string,
  user: string,
): Promise<string> {
  const reference = newReference('MK');
  await world.sql(
    `insert into match_people (reference, booking_id, customer_id, since, created_at,
      request_reference, request_state, requested_at) select $5, m.booking_id, c.id, $4, $4, $1,
      'asked', $4 from open_matches m, customers c join users u on u.id = c.user_id
      where m.reference = $2 and u.reference = $3`,
    [reference, match, user, world.clock.now(), newReference('MP')],
  );
  return reference;
}
