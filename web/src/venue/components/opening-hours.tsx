import type { VenueAnswer } from '@five/shared/venue/venue.contract';
import { lazy, Suspense } from 'react';
import { Week } from './week.tsx';

/**
 * Seasons and special days are rare and the home page is small, so their component and the zone
 * data load on demand. Offline the usual week stays.
 */
const HoursAhead = lazy(async () => ({
  default: (await import('./hours-ahead.tsx').catch(() => ({ HoursAhead: Usual }))).HoursAhead,
}));

/**
 * The current week, and the following one with its dates if it differs (such as Ramadan) or
 * contains a closed day.
 */
export function OpeningHours({ venue }: { venue: VenueAnswer }) {
  const usual = <Usual venue={venue} />;
  return venue.seasons.length + venue.exceptions.length === 0 ? (
    usual
  ) : (
    <Suspense fallback={usual}>
      <HoursAhead venue={venue} />
    </Suspense>
  );
}

function Usual({ venue }: { venue: VenueAnswer }) {
  return <Week week={venue.openingHours} />;
}
