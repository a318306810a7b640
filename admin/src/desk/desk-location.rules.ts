import { isDate, isTime, wallOf } from '@five/shared/time/wall-time';

/**
 * The displayed day and the content of the panel. Both are stored in the address, so that a reload
 * or a shared link restores them.
 */
export interface DeskLocation {
  /** Opening day; null means the current opening day. */
  date: string | null;
  booking: string | null;
  /** A free slot that is being booked: pitch and start as wall time. */
  slot: { pitch: string; wall: string } | null;
  /** Reference of a block, or of a slot that is offered to a waiting-list entry. */
  block: string | null;
  /** Whether the panel with pending bookings and arrivals is open. */
  lanes: boolean;
}

/** Parses the address; invalid days and hours are ignored. */
export function readLocation(params: URLSearchParams): DeskLocation {
  const date = params.get('date');
  return {
    date: isDate(date) ? date : null,
    booking: params.get('booking'),
    slot: readSlot(params.get('pitch'), params.get('at')),
    block: params.get('block'),
    lanes: params.has('lanes'),
  };
}

export function writeLocation({
  date,
  booking,
  slot,
  block,
  lanes,
}: DeskLocation): URLSearchParams {
  return new URLSearchParams({
    ...(date && { date }),
    ...(booking && { booking }),
    ...(slot && { pitch: slot.pitch, at: slot.wall }),
    ...(block && { block }),
    ...(lanes && { lanes: '1' }),
  });
}

function readSlot(pitch: string | null, at: string | null): DeskLocation['slot'] {
  const [date, time] = at?.split('T') ?? [];
  return pitch !== null && isDate(date) && isTime(time)
    ? { pitch, wall: wallOf(date, time) }
    : null;
}

/**
 * Whether a navigation keeps the input about the current caller. It is kept when staff select
 * another slot or day. It is dropped when the panel is closed or shows something else.
 */
export function isSameCall(was: DeskLocation, is: DeskLocation): boolean {
  if (is.slot !== null) return true;
  const isNothingElse = is.booking === null && is.block === null && !is.lanes;
  return isNothingElse && is.date !== was.date;
}
