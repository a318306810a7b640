import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSession } from '../../platform/requests/session.ts';
import { ownBookingsQuery } from '../bookings.queries.ts';
import { ChoiceBar } from '../components/choice/choice-bar.tsx';
import { WaitlistBar } from '../components/choice/waitlist-bar.tsx';
import { CarriedSlot } from '../components/visitor/carried-slot.tsx';
import { FirstSteps } from '../components/first-steps.tsx';
import { ReserveGrid } from '../components/reserve-grid.tsx';
import { useBookingGrid } from '../use-booking-grid.ts';

/** The booking page: a row of days, the grid of slots, and a bar for the selection. */
export default function Reserve() {
  const grid = useBookingGrid();
  const { day, choice, awaited, choose, hold } = grid;
  return (
    <ReserveGrid grid={grid}>
      <NewcomerSteps />
      <Suspense>
        <CarriedSlot onChoose={choose} />
      </Suspense>
      {awaited && (
        <WaitlistBar
          key={`${awaited.slot.date} ${awaited.slot.startTime} ${awaited.pitch.pitch}`}
          awaited={awaited}
          onChoose={choose}
        />
      )}
      {day.data && choice && (
        <ChoiceBar key={day.data.date} choice={choice} onSend={hold} onChoose={choose} />
      )}
    </ReserveGrid>
  );
}

/** The steps of a booking, shown until the player has a first booking. */
function NewcomerSteps() {
  const { data: bookings } = useQuery(ownBookingsQuery(Boolean(useSession())));
  return bookings?.length === 0 ? <FirstSteps /> : null;
}
