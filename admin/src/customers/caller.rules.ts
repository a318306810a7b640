import { normalizePhone } from '@five/shared/auth/auth.rules';
import type { BookingStatus } from '@five/shared/bookings/bookings.codes';
import type { BookingCustomerInput } from '@five/shared/bookings/bookings.contract';
import type { CustomerAnswer } from '@five/shared/customers/customers.contract';

/** Who is on the phone: what is written, or somebody the desk knows. */
export interface Caller {
  name: string;
  phone: string;
  known: CustomerAnswer | null;
}

export const NOBODY: Caller = { name: '', phone: '', known: null };

/** What the API is told about the caller; null while the name is missing. Who stands at the counter may leave no phone. */
export function customerInput({ name, phone, known }: Caller): BookingCustomerInput | null {
  if (known !== null) return { reference: known.reference };
  const said = { name: name.trim(), phone: phone.trim() };
  if (said.name === '') return null;
  return said.phone === '' ? { name: said.name } : said;
}

/** Whose price list is asked for: as the booking will say it, as soon as it can be said; null is the standard one. */
export function pricedCustomer(caller: Caller): BookingCustomerInput | null {
  const input = customerInput(caller);
  return input?.phone !== undefined && normalizePhone(input.phone) === null ? null : input;
}

/** What is shown beside a name: the booking that comes next, or else the one that was last; from bookings with the latest first. */
export function playOf<Play extends { customer: { reference: string }; status: BookingStatus }>(customer: string, latestFirst: readonly Play[]): Play | null {
  const own = latestFirst.filter((play) => play.customer.reference === customer);
  return own.findLast(isToCome) ?? own[0] ?? null;
}

export const isToCome = ({ status }: { status: BookingStatus }): boolean => status === 'pending' || status === 'confirmed';
