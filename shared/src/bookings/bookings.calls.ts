import type { ErrorCode } from '../errors/error-codes.ts';
import { type Calls, listOf, written } from '../platform/call.ts';
import { booking, quote } from './bookings.schemas.ts';

const SLOT_ERRORS = [
  'BOOKING_OUTSIDE_HOURS', 'BOOKING_IN_PAST', 'BOOKING_BEYOND_HORIZON', 'BOOKING_OFF_GRID', 'BOOKING_DURATION', 'BOOKING_TIME_SKIPPED', 'BOOKING_NO_TARIFF',
  'BOOKING_PITCH_UNKNOWN', 'BOOKING_PITCH_INACTIVE', 'BOOKING_ADDON_UNKNOWN', 'BOOKING_ADDON_OUT_OF_STOCK', 'ADDON_ARCHIVED',
] as const satisfies readonly ErrorCode[];

const LIST = {
  filter: ['date', 'from', 'to', 'pitch', 'status', 'paymentStatus', 'paymentMethod', 'customer'],
  sort: [
    'id', 'reference', 'date', 'startTime', 'endTime', 'pitch', 'status', 'paymentStatus', 'paymentMethod', 'totalCents', 'paidCents', 'holdExpiresAt', 'customer', 'createdAt', 'paidOn',
    'durationMinutes',
  ],
};

export const BOOKINGS_CALLS: Calls = {
  'GET bookings': { summary: 'All bookings for the desk, the own ones for a player; the latest start first.', answer: listOf(booking), list: LIST },
  'GET bookings_my_reservations': { summary: 'The own bookings, upcoming first.', answer: listOf(booking), list: LIST },
  'GET bookings/{id}': { summary: 'One booking.', answer: booking },
  'POST bookings': {
    summary: 'Reserves a slot; the desk for a caller too. Left out, the pitch is the first free one.', answer: written('BookingSaved', booking),
    errors: [
      ...SLOT_ERRORS, 'BOOKING_SLOT_TAKEN', 'BOOKING_TOO_MANY_PENDING', 'BOOKING_TOO_MANY_UPCOMING', 'BOOKING_NO_PACK', 'BOOKING_CUSTOMER_REQUIRED',
      'BOOKING_CUSTOMER_UNKNOWN', ],
  },
  'POST bookings_get_price': { summary: 'What a slot would cost this caller.', answer: quote, errors: SLOT_ERRORS },
};
