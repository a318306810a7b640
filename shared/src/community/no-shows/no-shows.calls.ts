import { calls, listOf } from '../../platform/call.ts';
import { noShowDispute, noShowDisputeSaved } from './no-shows.contract.ts';
import {
  DisputeNoShowRequest,
  MarkNoShowOfSeatRequest,
  SettleNoShowDisputeRequest,
} from './no-shows.requests.ts';
import { TOKEN } from '../matches/matches.calls.ts';
import { bookingMatchSaved } from '../matches/matches.contract.ts';

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
  'POST match_people/{reference}/dispute': {
    id: 'disputeNoShowOfSeat',
    permission: 'noShows.dispute',
    body: DisputeNoShowRequest,
    summary: 'Dispute the no-show of an own seat, once and until two weeks after the match.',
    answer: noShowDisputeSaved,
    errors: ['NO_SHOW_NOT_MARKED', 'NO_SHOW_DISPUTED', 'NO_SHOW_DISPUTE_LATE'],
  },
  'POST matches/{token}/answers/{id}/no-show': {
    id: 'markNoShowOfSeat',
    permission: 'bookings.markNoShow',
    body: MarkNoShowOfSeatRequest,
    status: 200,
    summary: 'Record that a person with a seat stayed away, or revoke that.',
    description:
      'Possible from the start of the match until 24 hours after its end. A person with an ' +
      'account is notified and can dispute it.',
    answer: bookingMatchSaved,
    errors: [
      'BOOKING_NO_SHOW_STATE',
      'BOOKING_NO_SHOW_TOO_EARLY',
      'BOOKING_NO_SHOW_CLOSED',
      'MATCH_SEAT_MISSING',
    ],
    parameter: TOKEN,
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
