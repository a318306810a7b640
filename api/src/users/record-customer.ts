/** The customer whom a booking, a pack, a series or a place in line belongs to, as statements answer it. */
export interface RecordCustomer {
  customerId: number;
  customer: string;
  customerName: string;
  customerPhone: string | null;
  /** The login's reference; null for a customer without one. */
  user: string | null;
}

/** What a `RecordCustomer` takes of the customer `c` and its login `u`, which may be missing. */
export const RECORD_CUSTOMER = 'c.id as "customerId", c.reference as customer, c.full_name as "customerName", c.phone as "customerPhone", u.reference as "user"';

/** That customer as its owner and the desk read it. */
export const recordCustomerAnswer = ({ customer, customerName, customerPhone }: RecordCustomer) => ({ reference: customer, fullName: customerName, phone: customerPhone });
