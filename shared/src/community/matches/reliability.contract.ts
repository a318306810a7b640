import {
  about,
  array,
  date,
  integer,
  nullable,
  object,
  oneOf,
  reference,
  text,
  time,
  type TypeOf,
} from '../../platform/schema.ts';
import { RELIABILITY_KINDS, STANDING_DISPUTE_STATES } from './reliability.codes.ts';

const dispute = object('ReliabilityDispute', {
  state: about('State of the dispute.', oneOf(STANDING_DISPUTE_STATES)),
  note: about('Reason of the desk for a refusal; null: none.', nullable(text())),
});

const entry = object('ReliabilityEntry', {
  kind: about(
    '`came`: had a seat; `cancelled_late`: gave it up, or cancelled an own booking, after the ' +
      'free cancellation ended; `no_show`: recorded by the desk for an own booking or seat.',
    oneOf(RELIABILITY_KINDS),
  ),
  date: date(),
  startTime: time(),
  booking: about(
    'Own booking of the caller; null for the booking of another player.',
    nullable(reference('booking')),
  ),
  seat: about(
    'Own seat whose no-show the desk recorded; null for the no-show of a booking.',
    nullable(reference('matchPerson')),
  ),
  dispute: about("The caller's own dispute of this no-show; null: none.", nullable(dispute)),
  disputeUntil: about(
    'Last day on which the caller can dispute this no-show; null: not possible.',
    nullable(date()),
  ),
});

export const reliability = object('Reliability', {
  from: about('First day that is counted.', date()),
  answered: about('Number of matches with an answer of the player.', integer()),
  came: about('Number of matches in which the player had a seat.', integer()),
  cancelledLate: about('Number of late cancellations.', integer()),
  noShows: about('Number of no-shows that the desk recorded.', integer()),
  entries: about('The single cases, the newest first.', array(entry)),
});
/** How reliable a player was in the last 90 days, as counts with dates. It is no public score. */
export type ReliabilityAnswer = TypeOf<typeof reliability>;
