import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../platform/page/lazy-with-prefetch.tsx';

export const bookings: ResourceProps = {
  name: 'bookings',
  list: lazyWithPrefetch(async () => (await import('./list/booking-list.tsx')).BookingList),
  show: lazyWithPrefetch(async () => (await import('./detail/booking-show.tsx')).BookingShow),
  recordRepresentation: 'reference',
};
