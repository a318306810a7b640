import { bookingCustomer } from '../customers/customers.contract.ts';
import type { Success } from '../platform/envelope.contract.ts';
import { price, priceLine } from '../pricings/pricings.contract.ts';
import {
  about,
  array,
  cents,
  constant,
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
  sentence,
} from '../platform/schema.ts';
import { BOOKING_STATUSES, PAYMENT_METHODS } from './bookings.codes.ts';
import { PAYMENT_STATUSES } from '../payments/payments.codes.ts';

export type BookingSavedAnswer = Success<BookingAnswer>;

export type HistoryActor = 'owner' | 'desk' | 'clock';

const addon = object('BookingAddon', {
  reference: about('Reference of the add-on.', reference('addon')),
  option: about('Code of the chosen option.', nullable(text())),
  quantity: about('Number of pieces.', integer()),
  totalCents: about('Price of all pieces in centimes.', cents()),
});
export type BookingAddonAnswer = TypeOf<typeof addon>;

export const bookingMatchLink = object('BookingMatchLink', {
  path: about(
    'Path of the page of the match, which opens without a sign-in: `/m/` and a token.',
    text(),
  ),
});

export const booking = object('Booking', {
  id: reference('booking'),
  reference: reference('booking'),
  status: about(
    '`pending` is a hold that awaits confirmation; `completed`: the end has passed.',
    oneOf(BOOKING_STATUSES),
  ),
  paymentStatus: about(
    '`to_refund`: the venue has to pay money back; `refunded`: it has done so.',
    oneOf(PAYMENT_STATUSES),
  ),
  date: about('Calendar date of the start, `YYYY-MM-DD`.', date()),
  startTime: about('Local time of the start at the venue, `HH:mm`.', time()),
  endTime: about(
    'Local time of the end at the venue. If it is not after `startTime`, the booking ends on the ' +
      'next calendar day.',
    time(),
  ),
  durationMinutes: about('Length of the booking in minutes: 60 or 120.', integer()),
  pitch: pitchCode(),
  paymentMethod: about(
    'Payment method that the customer chose; `pack` uses hours of a subscription.',
    oneOf(PAYMENT_METHODS),
  ),
  pricing: about('Reference of the price rule that was applied.', nullable(reference('pricing'))),
  totalCents: about('Price in centimes, fixed when the booking is made.', cents()),
  paidCents: about('Sum of the payments in centimes, less refunds.', cents()),
  dueCents: about(
    'Amount left to pay in centimes; 0 once the booking has expired or been cancelled.',
    cents(),
  ),
  refundCents: about('Amount that the venue has to refund, in centimes.', cents()),
  perPersonCents: about(
    'Price of one player in centimes: the total by the number of players per match, ' +
      'rounded up.',
    cents(),
  ),
  lines: about('Lines of the price; their sum is `totalCents`.', array(priceLine)),
  addons: about('Booked add-ons.', array(addon)),
  freeCancelHours: about(
    'Number of hours before the start until which a cancellation is free; fixed when the booking ' +
      'is made.',
    integer(),
  ),
  holdMinutes: about(
    "Length in minutes of a pending booking's hold; fixed when the booking is made.",
    integer(),
  ),
  holdExpiresAt: about(
    'Instant at which the hold of a pending booking ends; null unless the booking is pending.',
    nullable(instant()),
  ),
  underReview: about(
    'Whether a transfer proof awaits review; the hold is paused meanwhile.',
    flag(),
  ),
  paidOn: about(
    'Date of receipt, at the venue, of the payment with which the whole price was paid; null ' +
      'while an amount is due.',
    nullable(date()),
  ),
  note: about('Note on the booking; null: none.', nullable(text())),
  customer: about('The customer of the booking.', bookingCustomer),
  subscription: about(
    'Reference of the subscription (pack) whose hours pay for the booking.',
    nullable(reference('subscription')),
  ),
  series: about(
    'Reference of the series to which the booking belongs.',
    nullable(reference('series')),
  ),
  match: about('The match of the booking, for its owner and staff.', bookingMatchLink),
  createdAt: instant(),
});
export type BookingAnswer = TypeOf<typeof booking>;

export const quote = object('Quote', {
  status: constant('success'),
  message: sentence(),
  data: about('The price; the same as `price`.', price),
  price: about('The price; the same as `data`.', price),
});

const moveSlot = object('MoveSlot', {
  openingDay: about(
    'The opening day to which the slot belongs. A slot after midnight belongs to the opening day ' +
      'of the evening before.',
    date(),
  ),
  date: date(),
  startTime: time(),
  endTime: time(),
  pitch: pitchCode(),
  totalCents: about('Price of the booking at this slot, in centimes.', cents()),
  differenceCents: about("Difference to the booking's present price, in centimes.", integer()),
  isAgreed: about(
    'Whether a price was earlier agreed with the customer for this hour and length; ' +
      "it then applies. Otherwise `totalCents` uses today's price, and staff may keep " +
      'the present price.',
    flag(),
  ),
});
/** A free slot to which a booking can move. */
export type MoveSlot = TypeOf<typeof moveSlot>;

export const moves = object('Moves', {
  date: about(
    'The opening day whose free slots are listed; hours after midnight belong to the opening day ' +
      'of the evening before.',
    date(),
  ),
  slots: about(
    'Free slots of one and two hours; empty if the booking cannot move.',
    array(moveSlot),
  ),
});
/**
 * Response of `GET bookings/{reference}/moves?date=`: free slots of one and two hours on an opening
 * day, to which the booking can move. Empty if the booking can no longer be moved.
 */
export type MovesAnswer = TypeOf<typeof moves>;

export const actor = object('Actor', {
  reference: about('Reference of the user.', text()),
  displayName: about('Name of the user as the caller may see it.', text()),
});

const historyPlace = object('HistoryPlace', {
  pitch: pitchCode(),
  date: date(),
  startTime: time(),
});
/** Pitch, date and start of a booking before or after a move. */
export type HistoryPlace = TypeOf<typeof historyPlace>;

export const historyEntry = object('HistoryEntry', {
  id: reference('audit'),
  reference: reference('audit'),
  at: instant(),
  by: about(
    'Origin of the change: the owner, the desk or a scheduled job.',
    oneOf(['owner', 'desk', 'clock']),
  ),
  actor: about(
    'The user that made the change; null for a scheduled job. Players see no name except their ' +
      'own.',
    nullable(actor),
  ),
  act: about('Code of the change, such as `booking.cancel`.', text()),
  from: about('State before the change; null for a change without states.', nullable(text())),
  to: about('State after the change; null for a change without states.', nullable(text())),
  reason: about('Reason that was entered for the change; null: none.', nullable(text())),
  sentence: about("The change as a sentence in the reader's language.", text()),
  amountCents: about(
    'Amount received in centimes, negative for a refund; null for other changes.',
    nullable(integer()),
  ),
  was: about(
    'Pitch, date and start before the move; null for other changes.',
    nullable(historyPlace),
  ),
  is: about(
    'Pitch, date and start after the move; null for other changes.',
    nullable(historyPlace),
  ),
  priceKept: about(
    "Whether staff kept the booking's present price in this move, so that today's " +
      'price of the new slot did not apply.',
    flag(),
  ),
});
/** A change of a booking, from the audit trail. */
export type HistoryEntry = TypeOf<typeof historyEntry>;

/** Fields that only error responses about add-ons have. */
export const addonFailureFields = {
  addon: about(
    'Present with `BOOKING_ADDON_OUT_OF_STOCK`: reference of the add-on.',
    reference('addon'),
  ),
  left: about(
    'Present with `BOOKING_ADDON_OUT_OF_STOCK`: the quantity that is still available.',
    integer(),
  ),
};
