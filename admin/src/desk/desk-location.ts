import { wallOf } from '@five/shared/time/wall-time';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Slot } from './board/board.rules.ts';
import { readLocation, writeLocation, type DeskLocation } from './desk-location.rules.ts';

/** What the desk currently shows, and functions that navigate to other days and panels. */
export function useDeskLocation() {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const place = readLocation(params);
    const go = (next: Partial<DeskLocation>) =>
      setParams(
        writeLocation({
          date: place.date,
          booking: null,
          slot: null,
          block: null,
          lanes: false,
          ...next,
        }),
      );
    return {
      ...place,
      goTo: (date: string | null) => go({ date }),
      openBooking: (booking: string, day = place.date) => go({ date: day, booking }),
      openSlot: ({ pitch, date, startTime }: Slot, day = place.date) =>
        go({ date: day, slot: { pitch, wall: wallOf(date, startTime) } }),
      openBlock: (block: string, day = place.date) => go({ date: day, block }),
      /**
       * Opens a booking whose day is not known: the board looks up the day of the booking and
       * navigates to it.
       */
      find: (booking: string) => go({ date: null, booking }),
      openLanes: () => go({ lanes: true }),
      close: () => go({}),
      /**
       * Navigates to the day of a booking. It replaces the browser history entry whose address
       * contains the booking without a day.
       */
      follow: (date: string, booking: string) =>
        setParams(writeLocation({ date, booking, slot: null, block: null, lanes: false }), {
          replace: true,
        }),
    };
  }, [params, setParams]);
}
