import { bookingCustomer } from '../customers/customers.contract.ts';
import type { Success } from '../platform/envelope.contract.ts';
import {
  about,
  cents,
  date,
  flag,
  instant,
  integer,
  nullable,
  object,
  oneOf,
  reference,
  text,
  time,
  type TypeOf,
  pitchCode,
} from '../platform/schema.ts';
import { WAITING_STATUSES } from './waiting.codes.ts';

export type OfferSavedAnswer = Success<OfferAnswer>;

/**
 * Estimated chance that an entry gets an offer. In `freed` of the past `weeks` weeks, enough slots
 * became free on the weekday and at the time of the entry.
 */
const chance = object('WaitingChance', {
  freed: about('Number of past weeks in which enough slots became free for this entry.', integer()),
  weeks: about('Number of past weeks that were compared.', integer()),
});

const OFFER = {
  pitch: pitchCode(),
  date: date(),
  startTime: time(),
  endTime: time(),
  durationMinutes: about('Length in minutes: 60 or 120.', integer()),
  endsAt: about('Instant until which the offer can be accepted, ISO 8601.', instant()),
  totalCents: about('Price of the slot in centimes; null if no price applies.', nullable(cents())),
  perPersonCents: about(
    'Price of one player in centimes, rounded up; null if no price applies.',
    nullable(cents()),
  ),
};

const waitingOffer = object('WaitingOffer', OFFER);
/** A slot that is offered to a waiting customer. */
export type WaitingOfferAnswer = TypeOf<typeof waitingOffer>;

export const waiting = object('Waiting', {
  id: reference('waiting'),
  reference: reference('waiting'),
  status: about(
    '`lapsed`: the offer expired; `left`: the customer left; `over`: the start has passed.',
    oneOf(WAITING_STATUSES),
  ),
  date: about('Calendar date of the requested start.', date()),
  startTime: time(),
  endTime: time(),
  durationMinutes: about('Requested length in minutes: 60 or 120.', integer()),
  pitch: about(
    'Code of the only pitch that the customer accepts; null: any pitch.',
    nullable(text()),
  ),
  flexible: about('The customer also accepts a start one hour earlier or later.', flag()),
  otherLength: about(
    'The customer also accepts one hour instead of two, or two hours instead of one.',
    flag(),
  ),
  squad: about('Squad that waits; null: a customer alone.', nullable(reference('squad'))),
  squadName: about(
    'Name of the squad that waits; null: a customer alone, or the squad is gone.',
    nullable(text()),
  ),
  players: about('Number of players; null: not given.', nullable(integer())),
  rank: about(
    'Position on the waiting list, where 1 is next; null once the entry no longer waits.',
    nullable(integer()),
  ),
  chance: about('Estimated chance of an offer; null: unknown.', nullable(chance)),
  offer: about(
    'The slot that is currently offered to the customer; null: none.',
    nullable(waitingOffer),
  ),
  booking: about(
    'Reference of the booking that resulted from an accepted offer.',
    nullable(reference('booking')),
  ),
  customer: about('The waiting customer.', bookingCustomer),
  createdAt: instant(),
});
/** An entry of the waiting list. */
export type WaitingAnswer = TypeOf<typeof waiting>;

export const offer = object('Offer', {
  reference: reference('waiting'),
  status: about('`offered` as long as the customer can accept the offer.', oneOf(WAITING_STATUSES)),
  ...OFFER,
  pitchName: about("Name of the pitch, in the caller's language.", text()),
  booking: about(
    'Reference of the booking that resulted from the offer; null: none.',
    nullable(reference('booking')),
  ),
});
/**
 * Response of `GET offers/{token}`: an offer, readable without sign-in through the link in the
 * mail.
 */
export type OfferAnswer = TypeOf<typeof offer>;
