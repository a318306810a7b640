import {
  about,
  array,
  instant,
  integer,
  nullable,
  object,
  oneOf,
  reference,
  text,
  type TypeOf,
} from '../platform/schema.ts';
import { CUSTOMER_ROW_PROBLEMS } from './customers.codes.ts';

export const customer = object('Customer', {
  id: reference('customer'),
  reference: reference('customer'),
  name: text(),
  fullName: about(
    'The same value as `name`; other API responses use the field name `fullName`.',
    text(),
  ),
  phone: about('Phone number of the customer in E.164; null if unknown.', nullable(text())),
  email: about(
    "Email of the customer's login; null for a customer without a login.",
    nullable(text()),
  ),
  tariff: about("Code of the tariff by which the customer's bookings are priced.", text()),
  note: nullable(text()),
  user: about(
    'Reference of the login; null for a customer without a login.',
    nullable(reference('user')),
  ),
  createdAt: instant(),
});
/** A customer, with or without a login. */
export type CustomerAnswer = TypeOf<typeof customer>;

export const customersImport = object('CustomersImport', {
  added: integer(),
  known: integer(),
  problems: integer(),
});
/** Response of `POST customers_import`: the numbers of created records and skipped rows. */
export type CustomersImportAnswer = TypeOf<typeof customersImport>;

const fresh = object('ImportedRow', {
  row: about('Line number of the row in the imported file, from 1.', integer()),
  name: text(),
  phone: about('Phone number in E.164.', text()),
  note: nullable(text()),
  tariff: about('Code of the tariff; null: the standard tariff.', nullable(text())),
});
/** A row of the imported customer file that becomes a customer record. */
export type ImportedRow = TypeOf<typeof fresh>;

const known = object('KnownRow', {
  row: integer(),
  name: text(),
  phone: text(),
  customer: about(
    'Reference of the customer record with this phone; null if an earlier row has it. `knownAs` ' +
      'is the name in that record or row.',
    nullable(reference('customer')),
  ),
  knownAs: text(),
  sameAs: about(
    'Line number of the earlier row with this phone; null if a customer record has it.',
    nullable(integer()),
  ),
});
/**
 * A row of the imported file that is skipped, because a customer record or an earlier row has the
 * same phone.
 */
export type KnownRow = TypeOf<typeof known>;

const fault = object('RowFault', {
  row: integer(),
  problem: oneOf(CUSTOMER_ROW_PROBLEMS),
});
export type RowFault = TypeOf<typeof fault>;

const above = object('RowAbove', { row: integer(), text: text() });
/** A row above the header, with its text; it is not imported. */
export type RowAbove = TypeOf<typeof above>;

const unread = object('UnreadColumn', {
  column: about('Number of the column, from 1.', integer()),
  name: about('Heading of the column; empty if it has none.', text()),
});
/** A column that has content but is not imported. */
export type UnreadColumn = TypeOf<typeof unread>;

export const customersLook = object('CustomersLook', {
  counts: customersImport,
  fresh: array(fresh),
  known: array(known),
  problems: array(fault),
  above: about('Rows above the header, for example a title; they are not imported.', array(above)),
  unread: array(unread),
});
/**
 * Response of `POST customers_import/look`, the preview of an import. The lists contain the first
 * rows of each kind; the counts include all rows.
 */
export type CustomersLookAnswer = TypeOf<typeof customersLook>;
