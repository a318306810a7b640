import type { Texts } from '../locales/locale.ts';
import {
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
  type Schema,
  text,
  time,
} from '../platform/schema.ts';
import { content } from '../platform/texts.schemas.ts';
import { OCCUPANCY_KINDS, SLOT_STATES } from './slots.codes.ts';
import type {
  AvailabilityDay,
  BlockAnswer,
  PitchAnswer,
  PitchDayAnswer,
  SlotAnswer,
  SlotPrices,
  StandingOnPitch,
  TimeSpan,
} from './slots.contract.ts';

export const timeSpan: Schema<TimeSpan> = object<TimeSpan>('TimeSpan', {
  startTime: time(),
  endTime: time(),
});

const prices: Schema<SlotPrices> = object<SlotPrices>('SlotPrices', {
  60: nullable(cents()),
  120: nullable(cents()),
});

const slot: Schema<SlotAnswer> = object<SlotAnswer>('Slot', {
  date: date(),
  startTime: time(),
  endTime: time(),
  state: oneOf([...SLOT_STATES, ...OCCUPANCY_KINDS]),
  prices,
  reference: nullable(text()),
  heldUntil: nullable(instant()),
});

const pitchDay: Schema<PitchDayAnswer> = object<PitchDayAnswer>('PitchDay', {
  pitch: text(),
  name: text(),
  slots: array(slot),
});

export const availabilityDay: Schema<AvailabilityDay> = object<AvailabilityDay>('AvailabilityDay', {
  date: date(),
  opening: array(timeSpan),
  pitches: array(pitchDay),
});

export const pitch: Schema<PitchAnswer<string | Texts>> = object<PitchAnswer<string | Texts>>(
  'Pitch',
  {
    id: text(),
    reference: text(),
    code: text(),
    name: content,
    displayOrder: integer(),
    active: flag(),
  },
);

export const block: Schema<BlockAnswer> = object<BlockAnswer>('Block', {
  id: reference('block'),
  reference: reference('block'),
  pitch: text(),
  date: date(),
  startTime: time(),
  endTime: time(),
  reason: text(),
  createdAt: instant(),
});

export const standingOnPitch: Schema<StandingOnPitch> = object<StandingOnPitch>('StandingOnPitch', {
  kind: oneOf(OCCUPANCY_KINDS),
  reference: text(),
  date: date(),
  startTime: time(),
  endTime: time(),
  customer: nullable(
    object<NonNullable<StandingOnPitch['customer']>>('StandingCustomer', {
      fullName: text(),
      phone: nullable(text()),
    }),
  ),
});
