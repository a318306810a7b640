import { selectAs } from '../../platform/rows/columns.ts';
import { Customer } from './customer.entity.ts';
import { User } from '../user.entity.ts';

/**
 * The columns of a customer that queries for bookings, packs, series and waiting list entries
 * select.
 */
export interface RecordCustomer {
  customer: string;
  customerName: string;
  customerPhone: string | null;
  /** The login's reference; null for a customer without a login. */
  user: string | null;
}

/** SQL columns of the customer `c`; keys are the names in the result. */
export const customerColumns = (fields: Readonly<Record<string, keyof Customer>>): string =>
  selectAs(Customer, 'c', fields);

/** SQL columns of the user `u`; keys are the names in the result. */
export const userColumns = (fields: Readonly<Record<string, keyof User>>): string =>
  selectAs(User, 'u', fields);

/**
 * SQL list of the details (`BOOKER_DETAILS`) that the user `u` lacks for a further booking. It is
 * empty for staff and for a customer without a login. An account without a password has an empty
 * hash.
 */
export const MISSING_DETAILS = `(case when u.role = 'player' then array_remove(array[
    case when u.birth_date is null then 'birthDate' end,
    case when u.emergency_phone is null then 'emergencyPhone' end,
    case when u.password_hash = '' then 'password' end], null) else '{}'::text[] end)`;

/**
 * SQL columns of `RecordCustomer`, from the customer `c` and its login `u`; a customer may have no
 * login.
 */
export const RECORD_CUSTOMER = [
  customerColumns({ customer: 'reference', customerName: 'fullName', customerPhone: 'phone' }),
  userColumns({ user: 'reference' }),
].join(', ');

/**
 * Returns the customer's fields for responses about a booking, pack, series or waiting list entry
 * of this customer. The customer and staff read these responses.
 */
export const recordCustomerAnswer = ({
  customer,
  customerName,
  customerPhone,
}: RecordCustomer) => ({ reference: customer, fullName: customerName, phone: customerPhone });
