import { newDiscoverablePlayer } from '../community-records.ts';
import { makeRecord } from '../records.ts';
import { endedMatch, filledMatch } from '../records/match-links.ts';
import type { Bodies } from '../test-server.ts';

/** Functions that create valid bodies for the calls about conversations and open matches. */
export const COMMUNITY_BODIES: Bodies = {
  'POST chats': async (stage, as) => {
    if (as === 'staff' || as === 'admin')
      return { player: (await newDiscoverablePlayer(stage)).reference };
    // Uses a new player, because the call returns an existing conversation with the desk instead of
    // creating one.
    stage.renew(as);
    return {};
  },
  'POST messagings': async (stage, as) => ({
    chat: await makeRecord(stage, 'chats', as === 'visitor' ? 'player' : as),
    message: 'Bonjour',
  }),
  'POST matches/{token}/answers': () => ({ answer: 'in', name: 'Karim' }),
  'POST matches/{token}/answers/order': () => ({ ids: [] }),
  'PUT matches/{token}/teams': async (stage, as) => {
    const { guests } = await filledMatch(stage, as === 'visitor' ? 'player' : as);
    return { a: guests.slice(0, 1), b: guests.slice(1) };
  },
  'PUT matches/{token}/result': () => ({ a: 3, b: 1 }),
  'POST matches/{token}/votes': async (stage, as) => ({
    id: (await endedMatch(stage, as === 'visitor' ? 'player' : as)).guests[1],
  }),
  'POST squads/{reference}/matches': () => ({}),
  'POST open_matches': async (stage, as) => ({
    booking: await makeRecord(stage, 'bookings', as === 'visitor' ? 'player' : as),
    places: 2,
  }),
};
