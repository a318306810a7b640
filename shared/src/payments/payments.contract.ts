import {
  about,
  cents,
  date,
  instant,
  integer,
  nullable,
  object,
  oneOf,
  reference,
  text,
  type TypeOf,
} from '../platform/schema.ts';
import { TAKEN_METHODS } from './payments.codes.ts';

export const payment = object('Payment', {
  id: reference('payment'),
  reference: reference('payment'),
  booking: about(
    'Reference of the paid booking; null for another target.',
    nullable(reference('booking')),
  ),
  subscription: about(
    'Reference of the paid pack; null for another target.',
    nullable(reference('subscription')),
  ),
  share: about(
    'Reference of the paid share; null for another target.',
    nullable(reference('share')),
  ),
  amountCents: about('Amount of the payment in centimes, negative for a reversal.', cents()),
  method: about('Form of the received money; `pack`: minutes of a pack.', oneOf(TAKEN_METHODS)),
  packMinutes: about(
    'Minutes of the pack that paid, negative for a reversal; null for money.',
    nullable(integer()),
  ),
  receivedOn: about("Date on which the money was received, in the venue's time zone.", date()),
  takingsDay: about(
    'Day whose takings include the payment. For cash it is the opening day of the drawer, for a ' +
      'transfer the date of receipt; null for minutes of a pack.',
    nullable(date()),
  ),
  note: about('Note of staff; null: none.', nullable(text())),
  payer: about(
    'Name of the customer of the match or pack; for a share the name of the player or guest, ' +
      'null if the guest was removed from the match.',
    nullable(text()),
  ),
  takenBy: about('Display name of the staff member that took the payment.', nullable(text())),
  reversedAt: about('Time of the reversal; null: not reversed.', nullable(instant())),
  createdAt: instant(),
  wall: about('Local time of `createdAt` at the venue, `YYYY-MM-DDTHH:mm`.', text()),
});
export type PaymentAnswer = TypeOf<typeof payment>;

/** Fields that only error responses about payments have. */
export const paymentFailureFields = {
  dueCents: about('Present with `PAYMENT_EXCEEDS_DUE`: the amount due in centimes.', integer()),
};
