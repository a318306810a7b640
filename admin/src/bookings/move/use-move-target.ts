import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { openingDayOf } from '@five/shared/slots/opening.rules';
import { wallOf } from '@five/shared/time/wall-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { venueQuery } from '../../platform/requests/venue.queries.ts';
import { movesQuery } from '../bookings.queries.ts';
import { lengthOf, slotKey } from './moves.rules.ts';

/** The free slots of the selected day and duration, and the slot selected among them. */
export function useMoveTarget(booking: BookingAnswer) {
  const { data: venue } = useQuery(venueQuery());
  const [chosenDay, setChosenDay] = useState<string | null>(null);
  const day =
    chosenDay ??
    (venue ? openingDayOf(wallOf(booking.date, booking.startTime), venue) : null) ??
    booking.date;
  const [length, setLength] = useState(lengthOf(booking));
  const [key, setKey] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(movesQuery(booking.reference, day));
  const isLoaded = data?.date === day;
  const slots = isLoaded ? data.slots.filter((one) => lengthOf(one) === length) : [];
  return {
    day,
    length,
    key,
    slots,
    slot: slots.find((one) => slotKey(one) === key),
    isLoaded,
    error,
    refetch,
    setDay: (date: string) => {
      setChosenDay(date);
      setKey(null);
    },
    setLength,
    setKey,
  };
}
