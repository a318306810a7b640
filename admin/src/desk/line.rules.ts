import { addMinutes, periodOf, timeOfWall, wallOf } from '@five/shared/time/wall-time';
import type { HandOfferInput, WaitingAnswer } from '@five/shared/waiting/waiting.contract';
import type { Slot } from './board.rules.ts';

const FLEXIBLE_MINUTES = 60;

/** Those in line who would take something of what the slot covers, the first one first. */
export function behind(line: readonly WaitingAnswer[], slot: Slot): WaitingAnswer[] {
  const { start, end } = periodOf(slot.date, slot.startTime, slot.endTime);
  return line.filter((place) => {
    const reach = reachOf(place);
    return place.status === 'waiting' && (place.pitch === null || place.pitch === slot.pitch) && reach.start < end && start < reach.end;
  });
}

/** Those who wait that day, those that the slot would suit first. */
export function near(line: readonly WaitingAnswer[], slot: Slot): WaitingAnswer[] {
  const suited = behind(line, slot);
  return [...suited, ...line.filter((place) => place.status === 'waiting' && !suited.includes(place))];
}

/** The slot for the wanted length where it is free for as long, else for one hour. */
export function offerOn({ durationMinutes }: WaitingAnswer, { pitch, date, startTime }: Slot, fitsWhole: boolean): HandOfferInput {
  return { pitch, date, startTime, endTime: timeOfWall(addMinutes(wallOf(date, startTime), fitsWhole ? durationMinutes : 60)) };
}

function reachOf({ date, startTime, endTime, flexible }: WaitingAnswer): { start: string; end: string } {
  const { start, end } = periodOf(date, startTime, endTime);
  return flexible ? { start: addMinutes(start, -FLEXIBLE_MINUTES), end: addMinutes(end, FLEXIBLE_MINUTES) } : { start, end };
}
