import { calls } from '../../platform/call.ts';
import { reliability } from './reliability.contract.ts';

/** The own reliability of a player. */
export const RELIABILITY_CALLS = calls({
  'GET reliability': {
    id: 'getOwnReliability',
    permission: 'bookings.listOwn',
    summary: 'Get the own answers, matches, late cancellations and no-shows of the last 90 days.',
    description:
      'The captains of squads to which the caller belongs read it too. The player can ' +
      'dispute a no-show to the desk.',
    answer: reliability,
  },
});
