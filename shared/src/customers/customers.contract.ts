import type { Scope } from '../auth/roles.ts';
import type { CustomerRowProblem } from './customers.codes.ts';

/** A customer, with or without a login. */
export interface CustomerAnswer {
  id: string;
  reference: string;
  name: string;
  /** The same value as `name`; other API responses use the field name `fullName`. */
  fullName: string;
  /** Phone number of the customer in E.164; null if unknown. */
  phone: string | null;
  /** Email of the customer's login; null for a customer without a login. */
  email: string | null;
  /** Code of the tariff by which the customer's bookings are priced. */
  tariff: string;
  note: string | null;
  /** Reference of the login; null for a customer without a login. */
  user: string | null;
  createdAt: string;
}

export interface CreateCustomerInput {
  name: string;
  phone: string;
  note?: string;
}

/**
 * Request body for merging two customer records. `customer` is the record that is merged into the
 * record of the path, and is deleted afterwards.
 */
export interface JoinCustomerInput {
  customer: string;
}

export interface UpdateCustomerInput {
  name?: string;
  phone?: string;
  note?: string;
  /** Code of the tariff; only an admin may set it. */
  tariff?: string;
}

/** A new staff member. The invitation mail explains how to choose a password. */
export interface InviteUserInput {
  firstName: string;
  name: string;
  email: string;
  phone: string;
  /** Scopes of the new account: `['staff']` for reception, `['staff', 'admin']` for an admin. */
  scope: Scope[];
}

/** A row of the imported customer file that becomes a customer record. */
export interface ImportedRow {
  /** Line number of the row in the imported file, from 1. */
  row: number;
  name: string;
  /** Phone number in E.164. */
  phone: string;
  note: string | null;
  /** Code of the tariff; null: the standard tariff. */
  tariff: string | null;
}

/**
 * A row of the imported file that is skipped, because a customer record or an earlier row has the
 * same phone.
 */
export interface KnownRow {
  row: number;
  name: string;
  phone: string;
  /**
   * Reference of the customer record with this phone; null if an earlier row has it. `knownAs` is
   * the name in that record or row.
   */
  customer: string | null;
  knownAs: string;
  /** Line number of the earlier row with this phone; null if a customer record has it. */
  sameAs: number | null;
}

export interface RowFault {
  row: number;
  problem: CustomerRowProblem;
}

/** A row above the header, with its text; it is not imported. */
export interface RowAbove {
  row: number;
  text: string;
}

/** A column that has content but is not imported. */
export interface UnreadColumn {
  /** Number of the column, from 1. */
  column: number;
  /** Heading of the column; empty if it has none. */
  name: string;
}

/**
 * Response of `POST customers_import/look`, the preview of an import. The lists contain the first
 * rows of each kind; the counts include all rows.
 */
export interface CustomersLookAnswer {
  counts: CustomersImportAnswer;
  fresh: ImportedRow[];
  known: KnownRow[];
  problems: RowFault[];
  /** Rows above the header, for example a title; they are not imported. */
  above: RowAbove[];
  unread: UnreadColumn[];
}

/** Response of `POST customers_import`: the numbers of created records and skipped rows. */
export interface CustomersImportAnswer {
  added: number;
  known: number;
  problems: number;
}
