import type { Scope } from '../auth/roles.ts';

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

/** Somebody who is to work at the desk: the mail says how to choose a password. */
export interface InviteUserInput {
  firstName: string;
  name: string;
  email: string;
  phone: string;
  /** Those of reception, or those of an admin. */
  scope: Scope[];
}
