import type { ResourceProps } from 'ra-core';
import { later } from '../platform/later.tsx';

export const bookings: ResourceProps = {
  name: 'bookings',
  list: later(async () => (await import('./booking-list.tsx')).BookingList),
  show: later(async () => (await import('./booking-show.tsx')).BookingShow),
  recordRepresentation: 'reference',
};
