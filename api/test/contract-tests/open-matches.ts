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
    `insert into open_matches (reference, booking_id, places, price_cents, closes_minutes,
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
    `update match_asks set state = 'accepted', decided_at = created_at where reference = $1`,
    [request],
  );
  await server.world.sql(
    `insert into match_shares (reference, booking_id, ask_id, customer_id, amount_cents, created_at)
      select $1, m.booking_id, a.id, c.id, 3000, a.created_at from match_asks a
      join open_matches m on m.id = a.match_id join customers c on c.user_id = a.user_id
      where a.reference = $2`,
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
    `insert into match_asks (reference, match_id, user_id, state, created_at) select $1, m.id, u.id,
      'asked', $4 from open_matches m, users u where m.reference = $2 and u.reference = $3`,
    [reference, match, user, world.clock.now()],
  );
  return reference;
}
