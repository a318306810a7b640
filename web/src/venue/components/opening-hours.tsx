import type { VenueAnswer } from '@five/shared/venue/venue.contract';
import { lazy, Suspense } from 'react';
import { Week } from './week.tsx';

/**
 * Opening hours of seasons and special days. They are rare and the home page must stay small, so
 * this component and the zone data are loaded on demand. If they cannot be loaded, the usual week
 * is shown.
 */
const HoursAhead = lazy(async () => ({
  default: (await import('./hours-ahead.tsx').catch(() => ({ HoursAhead: Usual }))).HoursAhead,
}));

/**
 * Opening hours of the usual week. If the venue has seasons with other hours (such as Ramadan) or
 * days with special hours, `HoursAhead` replaces it once it is loaded.
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
