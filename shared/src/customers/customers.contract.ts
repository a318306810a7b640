/** A person the desk deals with, with or without a login. */
export interface CustomerAnswer {
  id: string;
  reference: string;
  name: string;
  /** The same as `name`, under the word of the other shapes. */
  fullName: string;
  /** E.164. */
  phone: string | null;
  /** Of the login. */
  email: string | null;
  /** The tariff's code. */
  tariff: string;
  note: string | null;
  /** The login's reference. */
  user: string | null;
  createdAt: string;
}

export interface CreateCustomerInput {
  name: string;
  phone: string;
  note?: string;
}

/** The card that is given up: what stands on it comes to the one of the path. */
export interface JoinCustomerInput {
  customer: string;
}

export interface UpdateCustomerInput {
  name?: string;
  phone?: string;
  note?: string;
  /** Admin only. */
  tariff?: string;
}
