import type { ErrorCode } from '../errors/error-codes.ts';
import type { Calls } from '../platform/call.ts';
import { quote } from './bookings.schemas.ts';

const SLOT_ERRORS = [
  'BOOKING_OUTSIDE_HOURS', 'BOOKING_IN_PAST', 'BOOKING_BEYOND_HORIZON', 'BOOKING_OFF_GRID', 'BOOKING_DURATION', 'BOOKING_TIME_SKIPPED', 'BOOKING_NO_TARIFF',
  'BOOKING_PITCH_UNKNOWN', 'BOOKING_PITCH_INACTIVE', 'BOOKING_ADDON_UNKNOWN', 'BOOKING_ADDON_OUT_OF_STOCK', 'ADDON_ARCHIVED',
] as const satisfies readonly ErrorCode[];

export const BOOKINGS_CALLS: Calls = {
  'POST bookings_get_price': { summary: 'What a slot would cost this caller.', answer: quote, errors: SLOT_ERRORS },
};
