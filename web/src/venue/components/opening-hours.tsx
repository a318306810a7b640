import type { VenueAnswer } from '@five/shared/venue/venue.contract';
import { lazy, Suspense } from 'react';
import { Week } from './week.tsx';

/** Seasons and days of their own are few and the home page is small: what tells them, and the zone data it asks for, are loaded where there are any. Without the line the usual week stands. */
const HoursAhead = lazy(async () => ({ default: (await import('./hours-ahead.tsx').catch(() => ({ HoursAhead: Usual }))).HoursAhead }));

/** The week that holds today, and with its dates the one that follows, such as that of Ramadan, or a day that is closed. */
export function OpeningHours({ venue }: { venue: VenueAnswer }) {
  const usual = <Usual venue={venue} />;
  return venue.seasons.length + venue.exceptions.length === 0 ? usual : <Suspense fallback={usual}><HoursAhead venue={venue} /></Suspense>;
}

function Usual({ venue }: { venue: VenueAnswer }) {
  return <Week week={venue.openingHours} />;
}
