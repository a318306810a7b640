import type { DeskSlotState, OccupancyKind } from './slots.codes.ts';

/** An interval of venue wall time; an end not after the start is next morning. */
export interface TimeSpan {
  startTime: string;
  endTime: string;
}

export interface SlotPrices {
  /** Centimes for one hour from this start; null if it cannot be booked. */
  '60': number | null;
  /** Null if two hours do not fit. */
  '120': number | null;
}

export interface SlotAnswer extends TimeSpan {
  /** Calendar date of the start: the next one after midnight. */
  date: string;
  state: DeskSlotState;
  prices: SlotPrices;
  /** Reference of the holder; staff only, else null. */
  reference: string | null;
  /** Instant at which the hold ends unless it is confirmed before; null if it does not end. */
  heldUntil: string | null;
}

export interface PitchDayAnswer {
  /** The pitch's code. */
  pitch: string;
  name: string;
  slots: SlotAnswer[];
}

/** One opening day: from opening to closing, which may be after midnight. */
export interface AvailabilityDay {
  date: string;
  opening: TimeSpan[];
  pitches: PitchDayAnswer[];
}

/** `Text` is `Texts` for staff with `?texts=all`. */
export interface PitchAnswer<Text = string> {
  /** The pitch's code, such as `P1`. */
  id: string;
  reference: string;
  code: string;
  name: Text;
  displayOrder: number;
  active: boolean;
}

export interface BlockAnswer {
  id: string;
  reference: string;
  pitch: string;
  date: string;
  startTime: string;
  endTime: string;
  reason: string;
  createdAt: string;
}

/** An occupancy that prevents a block, with its customer if there is one. */
export interface StandingOnPitch extends TimeSpan {
  kind: OccupancyKind;
  reference: string;
  date: string;
  customer: { fullName: string; phone: string | null } | null;
}

export interface BlockInput extends TimeSpan {
  pitch: string;
  date: string;
  reason: string;
}
