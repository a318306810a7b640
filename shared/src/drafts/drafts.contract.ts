import { user } from '../auth/auth.contract.ts';
import { booking } from '../bookings/bookings.contract.ts';
import {
  about,
  cents,
  constant,
  date,
  instant,
  nothing,
  nullable,
  object,
  oneOf,
  phone,
  pitchCode,
  reference,
  sentence,
  text,
  time,
  type TypeOf,
} from '../platform/schema.ts';
import { CODE_CHANNELS } from '../channels/channels.codes.ts';

const contact = object('DraftContact', {
  firstName: text(),
  name: about('Family name.', text()),
  phone: phone(),
  email: about('Null: the code goes to the phone.', nullable(text())),
});

export const draft = object('BookingDraft', {
  reference: reference('draft'),
  date: about('Calendar date of the start, `YYYY-MM-DD`.', date()),
  startTime: about('Local time of the start at the venue, `HH:mm`.', time()),
  endTime: about('Local time of the end; not after `startTime`: on the next day.', time()),
  pitch: pitchCode(),
  totalCents: about('Price of the slot in centimes.', cents()),
  expiresAt: about('Instant until which the slot is held.', instant()),
  contact: about(
    'Name and contact that were given with the last request for a code; null: none yet.',
    nullable(contact),
  ),
  codeChannel: about(
    'Channel of the last code; null: no code was sent.',
    nullable(oneOf(CODE_CHANNELS)),
  ),
  codeSentAt: about(
    'Instant at which the last code was sent; null: no code was sent.',
    nullable(instant()),
  ),
});
export type DraftAnswer = TypeOf<typeof draft>;
export type DraftContact = TypeOf<typeof contact>;

export const draftCodeSent = object('DraftCodeSent', {
  status: constant('verifyCode'),
  message: sentence(),
  data: nothing(),
  channel: about('Channel by which the code was sent.', oneOf(CODE_CHANNELS)),
});

export const draftConfirmed = object('DraftConfirmed', {
  status: constant('success'),
  message: sentence(),
  data: about('The booking; the same as `booking`.', booking),
  token: about('Bearer token of the new session.', text()),
  user: about('The signed-in user.', user),
  booking: about('The booking of the held slot.', booking),
});
