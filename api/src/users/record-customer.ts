/** The customer of a booking, a pack, a series or a waiting list entry, as queries select it. */
export interface RecordCustomer {
  customerId: number;
  customer: string;
  customerName: string;
  customerPhone: string | null;
  /** The login's reference; null for a customer without one. */
  user: string | null;
}

/** Columns of `RecordCustomer`, from the customer `c` and its login `u`, which may be missing. */
export const RECORD_CUSTOMER =
  'c.id as "customerId", c.reference as customer, c.full_name as "customerName", c.phone ' +
  'as "customerPhone", u.reference as "user"';

/** The customer in answers for its owner and for staff. */
export const recordCustomerAnswer = ({
  customer,
  customerName,
  customerPhone,
}: RecordCustomer) => ({ reference: customer, fullName: customerName, phone: customerPhone });
