import type { Scope } from '../auth/roles.ts';
import type { CustomerRowProblem } from './customers.codes.ts';

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

/** A row of a file that becomes a card. */
export interface ImportedRow {
  /** Its line in the file, the head being 1. */
  row: number;
  name: string;
  /** E.164. */
  phone: string;
  note: string | null;
  /** The tariff's code; null: the standard one. */
  tariff: string | null;
}

/** A row whose phone is known: of a card, or of a row further up. */
export interface KnownRow {
  row: number;
  name: string;
  phone: string;
  /** The card with this phone, and whose it is. */
  customer: string | null;
  knownAs: string;
  /** The row further up. */
  sameAs: number | null;
}

export interface RowFault {
  row: number;
  problem: CustomerRowProblem;
}

/** A row above the one that names the columns, with its words. */
export interface RowAbove {
  row: number;
  text: string;
}

/** A column that holds something and of which nothing is kept. */
export interface UnreadColumn {
  /** Where it stands, from 1. */
  column: number;
  /** Its head; empty where it has none. */
  name: string;
}

/** `POST customers_import/look`: what a file would bring. Of each kind the first ones are shown and all are counted. */
export interface CustomersLookAnswer {
  counts: CustomersImportAnswer;
  fresh: ImportedRow[];
  known: KnownRow[];
  problems: RowFault[];
  /** Such as a title: nothing of them is kept. */
  above: RowAbove[];
  unread: UnreadColumn[];
}

/** `POST customers_import`: cards that were made, and rows that were left out. */
export interface CustomersImportAnswer {
  added: number;
  known: number;
  problems: number;
}
