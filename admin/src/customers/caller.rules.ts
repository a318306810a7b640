import { normalizePhone } from '@five/shared/auth/auth.rules';
import type { BookingCustomerInput } from '@five/shared/bookings/bookings.contract';
import type { CustomerAnswer } from '@five/shared/customers/customers.contract';

/** Who is on the phone: what is written, or somebody the desk knows. */
export interface Caller {
  name: string;
  phone: string;
  known: CustomerAnswer | null;
}

export const NOBODY: Caller = { name: '', phone: '', known: null };

/** What the API is told about the caller; null while something is missing. */
export function customerInput({ name, phone, known }: Caller): BookingCustomerInput | null {
  if (known !== null) return { reference: known.reference };
  const said = { name: name.trim(), phone: phone.trim() };
  return said.name === '' || said.phone === '' ? null : said;
}

/** Whose price list is asked for: as the booking will say it, as soon as it can be said; null is the standard one. */
export function pricedCustomer(caller: Caller): BookingCustomerInput | null {
  const input = customerInput(caller);
  return input?.phone !== undefined && normalizePhone(input.phone) === null ? null : input;
}
