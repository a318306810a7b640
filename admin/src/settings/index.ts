import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../platform/lazy-with-prefetch.tsx';

/** The venue's settings, a single record: the form replaces the list. */
export const venue: ResourceProps = {
  name: 'venue',
  list: lazyWithPrefetch(async () => (await import('./venue-edit.tsx')).VenueEdit),
};

/** Bookings to be moved or cancelled after a change of hours. */
export const outsideHours: ResourceProps = {
  name: 'outside_hours',
  list: lazyWithPrefetch(async () => (await import('./outside-list.tsx')).OutsideList),
};
