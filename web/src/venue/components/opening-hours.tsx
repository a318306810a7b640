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
 * Opening hours of the current week. The following week and its dates are added if it differs (such
 * as Ramadan) or contains a closed day.
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
