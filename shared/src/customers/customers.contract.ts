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
  phone,
} from '../platform/schema.ts';

/** Reasons why a row cannot be imported, named by the field with the problem. */
const CUSTOMER_ROW_PROBLEMS = ['name', 'phone', 'note', 'tariff'] as const;

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
  note: about('Internal note of staff; null: none.', nullable(text())),
  user: about(
    'Reference of the login; null for a customer without a login.',
    nullable(reference('user')),
  ),
  createdAt: instant(),
});
/** A customer, with or without a login. */
export type CustomerAnswer = TypeOf<typeof customer>;

export const customersImport = object('CustomersImport', {
  added: about('Number of rows that become records.', integer()),
  known: about('Number of rows whose phone is already known.', integer()),
  problems: about('Number of rows that cannot be read.', integer()),
});
/** Response of `POST customers_import`: the numbers of created records and skipped rows. */
export type CustomersImportAnswer = TypeOf<typeof customersImport>;

const fresh = object('ImportedRow', {
  row: about('Line number of the row in the imported file, from 1.', integer()),
  name: text(),
  phone: phone(),
  note: about('Note of the row; null: none.', nullable(text())),
  tariff: about('Code of the tariff; null: the standard tariff.', nullable(text())),
});
/** A row of the imported customer file that becomes a customer record. */
export type ImportedRow = TypeOf<typeof fresh>;

const known = object('KnownRow', {
  row: about('Row number in the file, from 1.', integer()),
  name: about('Name in the row.', text()),
  phone: about('Phone number in international form.', text()),
  customer: about(
    'Reference of the record with this phone; null if an earlier row has it.',
    nullable(reference('customer')),
  ),
  knownAs: about('Name in the record or row with this phone.', text()),
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
  row: about('Row number in the file, from 1.', integer()),
  problem: about('Field that cannot be read.', oneOf(CUSTOMER_ROW_PROBLEMS)),
});
export type RowFault = TypeOf<typeof fault>;

const above = object('RowAbove', {
  row: about('Row number in the file, from 1.', integer()),
  text: about('Cells of the row as one text.', text()),
});
/** A row above the header, with its text; it is not imported. */
export type RowAbove = TypeOf<typeof above>;

const unread = object('UnreadColumn', {
  column: about('Number of the column, from 1.', integer()),
  name: about('Heading of the column; empty if it has none.', text()),
});
/** A column that has content but is not imported. */
export type UnreadColumn = TypeOf<typeof unread>;

export const customersLook = object('CustomersLook', {
  counts: about('Counts of all rows.', customersImport),
  fresh: about('First rows that become customer records.', array(fresh)),
  known: about('First rows that are skipped because their phone is known.', array(known)),
  problems: about('First rows that cannot be read.', array(fault)),
  above: about('Rows above the header, for example a title; they are not imported.', array(above)),
  unread: about('Columns that have content but are not imported.', array(unread)),
});
/**
 * Response of `POST customers_import/look`, the preview of an import. The lists contain the first
 * rows of each kind; the counts include all rows.
 */
export type CustomersLookAnswer = TypeOf<typeof customersLook>;

export const bookingCustomer = object('BookingCustomer', {
  reference: reference('customer'),
  fullName: text(),
  phone: about('Phone number of the customer; null: unknown.', nullable(text())),
});
export type BookingCustomerAnswer = TypeOf<typeof bookingCustomer>;
