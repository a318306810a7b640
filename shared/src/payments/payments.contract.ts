import {
  about,
  cents,
  date,
  instant,
  nullable,
  object,
  oneOf,
  reference,
  text,
  type TypeOf,
} from '../platform/schema.ts';
import { MONEY_METHODS } from './payments.codes.ts';

export const payment = object('Payment', {
  id: reference('payment'),
  reference: reference('payment'),
  booking: nullable(reference('booking')),
  subscription: nullable(reference('subscription')),
  share: nullable(reference('share')),
  amountCents: about('Amount of the payment in centimes, negative for a reversal.', cents()),
  method: oneOf(MONEY_METHODS),
  receivedOn: about("Date on which the money was received, in the venue's time zone.", date()),
  takingsDay: about(
    'Day whose takings include the payment. For cash it is the opening day of the drawer, for a ' +
      'transfer the date of receipt.',
    date(),
  ),
  note: nullable(text()),
  payer: about(
    'Name of the customer of the match or pack; for a share the name of the player.',
    nullable(text()),
  ),
  takenBy: about('Display name of the staff member that took the payment.', nullable(text())),
  reversedAt: nullable(instant()),
  createdAt: instant(),
  wall: about('Local time of `createdAt` at the venue, `YYYY-MM-DDTHH:mm`.', text()),
});
export type PaymentAnswer = TypeOf<typeof payment>;
