import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../platform/page/lazy-with-prefetch.tsx';

/**
 * The form of the venue's settings. It replaces the list, because the settings are a single record.
 */
export const venue: ResourceProps = {
  name: 'venue',
  list: lazyWithPrefetch(async () => (await import('./venue-edit.tsx')).VenueEdit),
};

/** Page of bookings that must be moved or cancelled after a change of hours. */
export const outsideHours: ResourceProps = {
  name: 'outside_hours',
  list: lazyWithPrefetch(async () => (await import('./outside/outside-list.tsx')).OutsideList),
};
