import { isDate, isTime, wallOf } from '@five/shared/time/wall-time';

/** Where the desk is: which day, and what the side panel is about. It lives in the address, so that a reload or a sent link is the same place. */
export interface DeskPlace {
  /** Opening day; null is the one that is running. */
  date: string | null;
  booking: string | null;
  /** A start on a pitch that is about to be booked. */
  slot: { pitch: string; wall: string } | null;
  /** A stretch that the desk keeps free, or that is kept for somebody in line. */
  block: string | null;
  /** What waits and who comes, beside the board. */
  lanes: boolean;
}

/** What an address says, as far as it says it well: a day or an hour that does not exist is none. */
export function readPlace(params: URLSearchParams): DeskPlace {
  const date = params.get('date');
  return { date: isDate(date) ? date : null, booking: params.get('booking'), slot: readSlot(params.get('pitch'), params.get('at')), block: params.get('block'), lanes: params.has('lanes') };
}

export function writePlace({ date, booking, slot, block, lanes }: DeskPlace): URLSearchParams {
  return new URLSearchParams({ ...(date && { date }), ...(booking && { booking }), ...(slot && { pitch: slot.pitch, at: slot.wall }), ...(block && { block }), ...(lanes && { lanes: '1' }) });
}

function readSlot(pitch: string | null, at: string | null): DeskPlace['slot'] {
  const [date, time] = at?.split('T') ?? [];
  return pitch !== null && isDate(date) && isTime(time) ? { pitch, wall: wallOf(date, time) } : null;
}

/**
 * Whether the same caller is still on the line: who hesitates is shown one free hour and then another, also of another day.
 * What was closed, or gave way to something else, was somebody's word that is spoken for no longer.
 */
export function isSameCall(was: DeskPlace, is: DeskPlace): boolean {
  if (is.slot !== null) return true;
  const isNothingElse = is.booking === null && is.block === null && !is.lanes;
  return isNothingElse && is.date !== was.date;
}
