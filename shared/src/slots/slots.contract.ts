import type { DeskSlotState, OccupancyKind } from './slots.codes.ts';

/** An interval of venue wall time. An end that is not after the start is on the next morning. */
export interface TimeSpan {
  startTime: string;
  endTime: string;
}

export interface SlotPrices {
  /** Price in centimes of one hour from this start; null if the hour cannot be booked. */
  '60': number | null;
  /** Price in centimes of two hours from this start; null if two hours cannot be booked. */
  '120': number | null;
}

export interface SlotAnswer extends TimeSpan {
  /** Calendar date of the start; for a start after midnight the day after the opening day. */
  date: string;
  state: DeskSlotState;
  prices: SlotPrices;
  /**
   * Reference of the booking or other entry that occupies the slot; null for all callers except
   * staff.
   */
  reference: string | null;
  /**
   * Instant at which the hold (a pending booking) on the slot ends if the booking is not confirmed
   * before. Null if the slot is past, or if no hold with an end occupies it.
   */
  heldUntil: string | null;
}

export interface PitchDayAnswer {
  /** Code of the pitch. */
  pitch: string;
  name: string;
  slots: SlotAnswer[];
}

/** Slots of one opening day, from opening to closing, which may be after midnight. */
export interface AvailabilityDay {
  date: string;
  opening: TimeSpan[];
  pitches: PitchDayAnswer[];
}

/**
 * Type parameter `Text`: `Texts` for staff with `?texts=all`, else a text in the caller's language.
 */
export interface PitchAnswer<Text = string> {
  /** Code of the pitch, such as `P1`. */
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

/**
 * An entry that already occupies the pitch and prevents a block of the pitch, with its customer if
 * there is one.
 */
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
