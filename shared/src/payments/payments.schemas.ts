import {
  cents,
  date,
  instant,
  nullable,
  object,
  oneOf,
  reference,
  type Schema,
  text,
} from '../platform/schema.ts';
import { MONEY_METHODS } from './payments.codes.ts';
import type { PaymentAnswer } from './payments.contract.ts';

export const payment: Schema<PaymentAnswer> = object<PaymentAnswer>('Payment', {
  id: reference('payment'),
  reference: reference('payment'),
  booking: nullable(reference('booking')),
  subscription: nullable(reference('subscription')),
  share: nullable(reference('share')),
  amountCents: cents(),
  method: oneOf(MONEY_METHODS),
  receivedOn: date(),
  takingsDay: date(),
  note: nullable(text()),
  payer: nullable(text()),
  takenBy: nullable(text()),
  reversedAt: nullable(instant()),
  createdAt: instant(),
  wall: text(),
});
