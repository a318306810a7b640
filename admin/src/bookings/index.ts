import type { ResourceProps } from 'react-admin';
import { BookingList } from './booking-list.tsx';
import { BookingShow } from './booking-show.tsx';

export const bookings: ResourceProps = { name: 'bookings', list: BookingList, show: BookingShow, recordRepresentation: 'reference' };
