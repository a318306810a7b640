import { newReference } from '../../src/platform/references.ts';
import { newBooking } from './booked-records.ts';
import type { Owner } from './owners.ts';
import type { Stage } from './stage.ts';
import { newFace } from './talks.ts';

const playerOf = (owner: Owner): Owner => (owner === 'staff' || owner === 'admin' ? 'player' : owner);

/** A match of the owner's, for the desk the player's; entered by hand, since the unverified have some here, too. */
export async function newOpenMatch(stage: Stage, owner: Owner): Promise<string> {
  const reference = newReference('OM');
  await stage.world.sql(
    `insert into open_matches (reference, booking_id, places, price_cents, closes_minutes, created_at) select $1, id, 4, 3000, 60, $3 from bookings where reference = $2`,
    [reference, await newBooking(stage, playerOf(owner)), stage.world.clock.now()]);
  return reference;
}

/** Of another player, for who wants to play; and one in which this player wants to. */
export const MATCHES_FOR_CALLS: Record<string, (stage: Stage, owner: Owner) => Promise<string>> = {
  'POST open_matches/{id}/ask': (stage, owner) => strangersMatch(stage, owner),
  'POST open_matches/{id}/report': (stage, owner) => strangersMatch(stage, owner),
  'POST open_matches/{id}/withdraw': (stage, owner) => askedMatch(stage, owner),
};

const strangersMatch = (stage: Stage, owner: Owner): Promise<string> => newOpenMatch(stage, playerOf(owner) === 'player' ? 'other' : 'player');

async function askedMatch(stage: Stage, owner: Owner): Promise<string> {
  const match = await strangersMatch(stage, owner);
  await ask(stage, match, (await stage.person(owner)).reference);
  return match;
}

/** Somebody's request to play in a match of the owner's. */
export async function newMatchAsk(stage: Stage, owner: Owner): Promise<string> {
  return ask(stage, await newOpenMatch(stage, owner), (await newFace(stage)).reference);
}

async function ask({ world }: Stage, match: string, user: string): Promise<string> {
  const reference = newReference('MK');
  await world.sql(
    `insert into match_asks (reference, match_id, user_id, state, created_at) select $1, m.id, u.id, 'asked', $4 from open_matches m, users u where m.reference = $2 and u.reference = $3`,
    [reference, match, user, world.clock.now()]);
  return reference;
}
