import type { Scope } from '../auth/roles.ts';
import type { CustomerRowProblem } from './customers.codes.ts';

/** A customer, with or without a login. */
export interface CustomerAnswer {
  id: string;
  reference: string;
  name: string;
  /** The same value as `name`, under the name that other answers use. */
  fullName: string;
  /** E.164. */
  phone: string | null;
  /** Email of the login. */
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

/** The record that is merged into the one in the path and deleted. */
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

/** A new member of staff: the mail explains how to choose a password. */
export interface InviteUserInput {
  firstName: string;
  name: string;
  email: string;
  phone: string;
  /** `['staff']` for reception, `['staff', 'admin']` for an admin. */
  scope: Scope[];
}

/** A row that becomes a customer record. */
export interface ImportedRow {
  /** Line in the file; the header is 1. */
  row: number;
  name: string;
  /** E.164. */
  phone: string;
  note: string | null;
  /** The tariff's code; null: the standard one. */
  tariff: string | null;
}

/** A row whose phone is known from a customer record or an earlier row. */
export interface KnownRow {
  row: number;
  name: string;
  phone: string;
  /** The customer record with this phone, and its name. */
  customer: string | null;
  knownAs: string;
  /** The earlier row. */
  sameAs: number | null;
}

export interface RowFault {
  row: number;
  problem: CustomerRowProblem;
}

/** A row above the header, with its text. */
export interface RowAbove {
  row: number;
  text: string;
}

/** A column with content that is not imported. */
export interface UnreadColumn {
  /** Column number from 1. */
  column: number;
  /** Its heading; empty without one. */
  name: string;
}

/**
 * `POST customers_import/look`: a preview of what an import would do. The lists contain the first
 * rows of each kind; the counts include all rows.
 */
export interface CustomersLookAnswer {
  counts: CustomersImportAnswer;
  fresh: ImportedRow[];
  known: KnownRow[];
  problems: RowFault[];
  /** Rows above the header, for example a title; not imported. */
  above: RowAbove[];
  unread: UnreadColumn[];
}

/** `POST customers_import`: numbers of created records and of skipped rows. */
export interface CustomersImportAnswer {
  added: number;
  known: number;
  problems: number;
}
