import { type DemoBooking, playerAddress } from './demo-booking.ts';
import { EARLIER_BOOKINGS } from './earlier-bookings-list.ts';
import { RECENT_BOOKINGS } from './recent-bookings-list.ts';
import { UPCOMING_BOOKINGS } from './upcoming-bookings-list.ts';

/**
 * A typical week: colleagues on Tuesday, a company's monthly match, students at noon, families on
 * Sunday.
 */
export const WEEK: DemoBooking[] = [...EARLIER_BOOKINGS, ...RECENT_BOOKINGS, ...UPCOMING_BOOKINGS];

/**
 * Bookings made within the last hour, so that their holds (unpaid reservations) have not expired.
 * They are for tomorrow or the day after.
 */
export const JUST_NOW: (Omit<DemoBooking, 'ahead' | 'fates'> & { minutesAgo: number })[] = [
  {
    day: 1,
    at: '20:00',
    hours: 1,
    pitch: 'P3',
    customer: playerAddress('hamza.berrada'),
    method: 'cash',
    minutesAgo: 38,
  },
  {
    day: 1,
    at: '21:00',
    hours: 1,
    pitch: 'P2',
    customer: playerAddress('ghita.alaoui'),
    method: 'transfer',
    minutesAgo: 21,
  },
  {
    day: 2,
    at: '19:00',
    hours: 1,
    pitch: 'P2',
    customer: playerAddress('tom.reed'),
    method: 'cash',
    minutesAgo: 6,
  },
];

export const BLOCKS = [
  { day: 1, pitch: 'P3', startTime: '09:00', endTime: '11:00', reason: 'Brossage du gazon' },
  {
    day: 4,
    pitch: 'P1',
    startTime: '15:00',
    endTime: '17:00',
    reason: 'Anniversaire de Rayan, 9 ans',
  },
];
