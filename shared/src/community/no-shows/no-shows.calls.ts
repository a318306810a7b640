import { calls, listOf } from '../../platform/call.ts';
import { noShowDispute, noShowDisputeSaved } from './no-shows.contract.ts';
import { DisputeNoShowRequest, SettleNoShowDisputeRequest } from './no-shows.requests.ts';

/** Disputes of no-shows by players. */
export const NO_SHOW_CALLS = calls({
  'POST bookings/{reference}/dispute': {
    id: 'disputeNoShow',
    permission: 'noShows.dispute',
    body: DisputeNoShowRequest,
    summary: 'Dispute the no-show of an own booking, once and until two weeks after the match.',
    answer: noShowDisputeSaved,
    errors: ['NO_SHOW_NOT_MARKED', 'NO_SHOW_DISPUTED', 'NO_SHOW_DISPUTE_LATE'],
  },
  'GET no_show_disputes': {
    permission: 'noShows.settle',
    summary: 'List disputes of no-shows, the oldest open one first.',
    answer: listOf(noShowDispute),
    list: {
      filter: ['booking', 'state'],
      sort: ['id', 'reference', 'createdAt', 'settledAt'],
    },
  },
  'POST no_show_disputes/{reference}/settle': {
    id: 'settleNoShowDispute',
    permission: 'noShows.settle',
    body: SettleNoShowDisputeRequest,
    status: 200,
    summary: 'Accept a dispute, which revokes the no-show, or refuse it with a reason.',
    description: 'The player is notified.',
    answer: noShowDisputeSaved,
    errors: ['NO_SHOW_DISPUTE_SETTLED', 'NO_SHOW_REASON_REQUIRED'],
  },
});
