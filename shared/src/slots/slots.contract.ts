import {
  about,
  array,
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
import { content, type WithTexts } from '../platform/texts.contract.ts';
import { OCCUPANCY_KINDS, SLOT_STATES } from './slots.codes.ts';

export const timeSpan = object('TimeSpan', {
  startTime: time(),
  endTime: about('Local time of the end, `HH:mm`; not after `startTime`: on the next day.', time()),
});
/** An interval of venue wall time. An end that is not after the start is on the next morning. */
export type TimeSpan = TypeOf<typeof timeSpan>;

const prices = object('SlotPrices', {
  60: about(
    'Price in centimes of one hour from this start; null if the hour cannot be booked.',
    nullable(cents()),
  ),
  120: about(
    'Price in centimes of two hours from this start; null if two hours cannot be booked.',
    nullable(cents()),
  ),
});
export type SlotPrices = TypeOf<typeof prices>;

const slot = object('Slot', {
  date: about(
    'Calendar date of the start; for a start after midnight the day after the opening day.',
    date(),
  ),
  startTime: time(),
  endTime: time(),
  state: about(
    'Players and visitors see `free`, `taken` or `past`; staff see the kind of entry ' +
      'instead of `taken`.',
    oneOf([...SLOT_STATES, ...OCCUPANCY_KINDS]),
  ),
  prices: about("Prices by length in minutes, at the caller's tariff.", prices),
  reference: about(
    'Reference of the booking or other entry that occupies the slot; null for all callers except ' +
      'staff.',
    nullable(text()),
  ),
  heldUntil: about(
    'Instant at which the hold (a pending booking) on the slot ends if the booking is not ' +
      'confirmed before. Null if the slot is past, or if no hold with an end occupies it.',
    nullable(instant()),
  ),
});
export type SlotAnswer = TypeOf<typeof slot>;

const pitchDay = object('PitchDay', {
  pitch: pitchCode(),
  name: about("Name of the pitch, in the caller's language.", text()),
  slots: about('Slots from opening to closing, one per grid step.', array(slot)),
});
export type PitchDayAnswer = TypeOf<typeof pitchDay>;

export const availabilityDay = object('AvailabilityDay', {
  date: about('The opening day, `YYYY-MM-DD`.', date()),
  opening: about('Opening hours of the day; empty: closed.', array(timeSpan)),
  pitches: about('Active pitches with their slots.', array(pitchDay)),
});
/** Slots of one opening day, from opening to closing, which may be after midnight. */
export type AvailabilityDay = TypeOf<typeof availabilityDay>;

export const pitch = object('Pitch', {
  id: about('Code of the pitch, such as `P1`.', text()),
  reference: about('Code of the pitch, such as `P1`.', text()),
  code: about('Code of the pitch, such as `P1`.', text()),
  name: content,
  displayOrder: about('Position in lists; pitches with a lower number come first.', integer()),
  active: about('Whether the pitch can be booked.', flag()),
});
/**
 * Type parameter `Text`: `Texts` for staff with `?texts=all`, else a text in the caller's language.
 */
export type PitchAnswer<Text = string> = WithTexts<TypeOf<typeof pitch>, Text>;

export const block = object('Block', {
  id: reference('block'),
  reference: reference('block'),
  pitch: pitchCode(),
  date: date(),
  startTime: time(),
  endTime: time(),
  reason: about('Internal reason of the block.', text()),
  createdAt: instant(),
});
export type BlockAnswer = TypeOf<typeof block>;

export const standingOnPitch = object('StandingOnPitch', {
  kind: about(
    'Kind of the entry; `match`: match of a tournament, `offer`: slot offered to a ' +
      'waiting customer.',
    oneOf(OCCUPANCY_KINDS),
  ),
  reference: about('Reference of the entry.', text()),
  date: date(),
  startTime: time(),
  endTime: time(),
  customer: about(
    'The customer of a booking; null for other entries.',
    nullable(
      object('StandingCustomer', {
        fullName: text(),
        phone: about('Phone number of the customer; null: unknown.', nullable(text())),
      }),
    ),
  ),
});
/**
 * An entry that already occupies the pitch and prevents a block of the pitch, with its customer if
 * there is one.
 */
export type StandingOnPitch = TypeOf<typeof standingOnPitch>;

export const alternativeSlot = object('AlternativeSlot', {
  openingDay: about(
    'The opening day to which the slot belongs. A slot after midnight belongs to the opening day ' +
      'of the evening before.',
    date(),
  ),
  date: date(),
  startTime: time(),
  endTime: time(),
  pitch: pitchCode(),
  totalCents: about('Price of the slot in centimes.', cents()),
});
/** A free slot near the slot that was requested. */
export type AlternativeSlot = TypeOf<typeof alternativeSlot>;

/** Fields that only error responses about slots have. */
export const slotFailureFields = {
  alternatives: about(
    'Present with `BOOKING_SLOT_TAKEN`: up to three nearest free slots.',
    array(alternativeSlot),
  ),
  standing: about(
    'Present with `BLOCK_SLOT_TAKEN`: the entries that occupy the slot, in chronological order.',
    array(standingOnPitch),
  ),
};
