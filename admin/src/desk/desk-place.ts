import { isDate, wallOf } from '@five/shared/time/wall-time';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Slot } from './board.rules.ts';

/** Where the desk is: which day, and what the side panel is about. It lives in the address, so that a reload or a sent link is the same place. */
export interface DeskPlace {
  /** Opening day; null is the one that is running. */
  date: string | null;
  booking: string | null;
  /** A start on a pitch that is about to be booked. */
  slot: { pitch: string; wall: string } | null;
}

export function useDeskPlace() {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const place = readPlace(params);
    const go = (next: Partial<DeskPlace>) => setParams(writePlace({ date: place.date, booking: null, slot: null, ...next }));
    return {
      ...place,
      goTo: (date: string | null) => go({ date }),
      openBooking: (booking: string) => go({ booking }),
      openSlot: ({ pitch, date, startTime }: Slot) => go({ slot: { pitch, wall: wallOf(date, startTime) } }),
      close: () => go({}),
      /** Turns to the day of a booking, in place of the address that did not say it. */
      follow: (date: string, booking: string) => setParams(writePlace({ date, booking, slot: null }), { replace: true }),
    };
  }, [params, setParams]);
}

function readPlace(params: URLSearchParams): DeskPlace {
  const date = params.get('date');
  const pitch = params.get('pitch');
  const wall = params.get('at');
  return {
    date: isDate(date) ? date : null,
    booking: params.get('booking'),
    slot: pitch !== null && wall !== null && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) ? { pitch, wall } : null,
  };
}

function writePlace({ date, booking, slot }: DeskPlace): URLSearchParams {
  return new URLSearchParams({ ...(date && { date }), ...(booking && { booking }), ...(slot && { pitch: slot.pitch, at: slot.wall }) });
}
