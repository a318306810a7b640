/**
 * The columns of a customer that queries for bookings, packs, series and waiting list entries
 * select.
 */
export interface RecordCustomer {
  customerId: number;
  customer: string;
  customerName: string;
  customerPhone: string | null;
  /** The login's reference; null for a customer without a login. */
  user: string | null;
}

/**
 * SQL columns of `RecordCustomer`, from the customer `c` and its login `u`; a customer may have no
 * login.
 */
export const RECORD_CUSTOMER =
  'c.id as "customerId", c.reference as customer, c.full_name as "customerName", c.phone ' +
  'as "customerPhone", u.reference as "user"';

/**
 * Returns the customer's fields for responses about a booking, pack, series or waiting list entry
 * of this customer. The customer and staff read these responses.
 */
export const recordCustomerAnswer = ({
  customer,
  customerName,
  customerPhone,
}: RecordCustomer) => ({ reference: customer, fullName: customerName, phone: customerPhone });
