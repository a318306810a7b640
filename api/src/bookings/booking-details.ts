import { DeskBookingRequest } from '@five/shared/bookings/bookings.requests';
import { fieldsOfRequest } from '../platform/openapi/request-schema.ts';
import { columnsOf } from '../platform/rows/columns.ts';
import { Booking } from './booking.entity.ts';

/** A field that a booking stores as the request gives it, such as the note. */
type Detail = Exclude<keyof Booking & keyof DeskBookingRequest, 'paymentMethod'>;
export type BookingDetails = Pick<Booking, Detail>;
/** Details as a request gives them. */
export type GivenDetails = Pick<DeskBookingRequest, Detail>;

// The cast is safe, because the list contains the fields that both classes have.
const DETAILS = fieldsOfRequest(DeskBookingRequest).filter(
  (field) => field in columnsOf(Booking) && field !== 'paymentMethod',
) as Detail[];

/** The details of a new booking; those that the request does not give are null. */
export const newDetails = (given: GivenDetails): BookingDetails =>
  Object.fromEntries(DETAILS.map((field) => [field, stored(given[field])])) as BookingDetails;

/** The details that a request changes. */
export function changedDetails(
  before: BookingDetails,
  given: GivenDetails,
): Partial<BookingDetails> {
  const changed = DETAILS.filter(
    (field) => given[field] !== undefined && stored(given[field]) !== before[field],
  );
  return Object.fromEntries(changed.map((field) => [field, stored(given[field])]));
}

const stored = <T>(value: T | undefined): T | string | null =>
  typeof value === 'string' ? value.trim() || null : (value ?? null);
