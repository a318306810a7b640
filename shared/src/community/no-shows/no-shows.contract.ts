import { bookingCustomer } from '../../customers/customers.contract.ts';
import { writeResult } from '../../platform/call.ts';
import {
  about,
  date,
  instant,
  nullable,
  object,
  oneOf,
  reference,
  text,
  time,
  type TypeOf,
} from '../../platform/schema.ts';
import { NO_SHOW_DISPUTE_STATES } from '../matches/reliability.codes.ts';

export const noShowDispute = object('NoShowDispute', {
  id: reference('noShowDispute'),
  reference: reference('noShowDispute'),
  booking: reference('booking'),
  seat: about(
    'The person of the match whose seat is disputed; null for the whole booking.',
    nullable(reference('matchPerson')),
  ),
  customer: about('The owner of the booking, or the player of the seat.', bookingCustomer),
  date: date(),
  startTime: time(),
  reason: about("The player's own words; null: none.", nullable(text())),
  state: about('State of the dispute.', oneOf(NO_SHOW_DISPUTE_STATES)),
  note: about('Reason of the desk; null: none.', nullable(text())),
  settledAt: about('Time of the decision; null: open.', nullable(instant())),
  createdAt: instant(),
});
/** A dispute of a no-show by the owner of the booking or the player of a seat. */
export type NoShowDisputeAnswer = TypeOf<typeof noShowDispute>;

export const noShowDisputeSaved = writeResult('NoShowDisputeSaved', noShowDispute);
