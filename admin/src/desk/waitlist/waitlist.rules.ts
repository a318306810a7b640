import type { HandOfferRequest } from '@five/shared/waiting/waiting.requests';
import {
  addMinutes,
  dateOfWall,
  minutesBetween,
  periodOf,
  timeOfWall,
  wallOf,
} from '@five/shared/time/wall-time';
import type { WaitingAnswer } from '@five/shared/waiting/waiting.contract';
import type { Cell, Slot } from '../board/board.rules.ts';

const FLEXIBLE_MINUTES = 60;

/**
 * Entries that still wait for an offer, accept the pitch of the slot, and whose accepted period
 * overlaps the slot. They are in order of arrival.
 */
export function entriesForSlot(line: readonly WaitingAnswer[], slot: Slot): WaitingAnswer[] {
  const { start, end } = periodOf(slot.date, slot.startTime, slot.endTime);
  return line.filter((place) => {
    const accepted = acceptedPeriodOf(place);
    return (
      place.status === 'waiting' &&
      (place.pitch === null || place.pitch === slot.pitch) &&
      accepted.start < end &&
      start < accepted.end
    );
  });
}

/**
 * Number of waiting-list entries that fit the booking or block of a cell. Zero for other cells, and
 * for a booking or block that is over.
 * @param now venue wall time
 */
export function waitingForCell(line: readonly WaitingAnswer[], cell: Cell, now: string): number {
  if (cell.kind !== 'booking' && cell.kind !== 'occupancy') return 0;
  const slot = cell.kind === 'booking' ? cell.booking : cell.occupancy;
  return periodOf(slot.date, slot.startTime, slot.endTime).end <= now
    ? 0
    : entriesForSlot(line, slot).length;
}

/** All entries of the day that still wait for an offer; entries that fit the slot come first. */
export function entriesByFit(line: readonly WaitingAnswer[], slot: Slot): WaitingAnswer[] {
  const suited = entriesForSlot(line, slot);
  return [
    ...suited,
    ...line.filter((place) => place.status === 'waiting' && !suited.includes(place)),
  ];
}

/** Periods for which a customer can wait on a taken slot: the whole slot, or one of its hours. */
export function wantedPeriodsOf({
  date,
  startTime,
  endTime,
}: Pick<Slot, 'date' | 'startTime' | 'endTime'>): Pick<Slot, 'date' | 'startTime' | 'endTime'>[] {
  const { start, end } = periodOf(date, startTime, endTime);
  const hours = Array.from({ length: Math.floor(minutesBetween(start, end) / 60) }, (_, hour) =>
    addMinutes(start, hour * 60),
  );
  const whole = { date, startTime, endTime };
  return hours.length < 2
    ? [whole]
    : [
        whole,
        ...hours.map((from) => ({
          date: dateOfWall(from),
          startTime: timeOfWall(from),
          endTime: timeOfWall(addMinutes(from, 60)),
        })),
      ];
}

/**
 * The slot to offer to a waiting-list entry: in the requested duration if that is free, else one
 * hour.
 */
export function offerOn(
  { durationMinutes }: WaitingAnswer,
  { pitch, date, startTime }: Slot,
  fitsWhole: boolean,
): HandOfferRequest {
  return {
    pitch,
    date,
    startTime,
    endTime: timeOfWall(addMinutes(wallOf(date, startTime), fitsWhole ? durationMinutes : 60)),
  };
}

function acceptedPeriodOf({ date, startTime, endTime, flexible }: WaitingAnswer): {
  start: string;
  end: string;
} {
  const { start, end } = periodOf(date, startTime, endTime);
  return flexible
    ? { start: addMinutes(start, -FLEXIBLE_MINUTES), end: addMinutes(end, FLEXIBLE_MINUTES) }
    : { start, end };
}
