import {
  array,
  instant,
  integer,
  nullable,
  object,
  oneOf,
  reference,
  type Schema,
  text,
} from '../platform/schema.ts';
import { CUSTOMER_ROW_PROBLEMS } from './customers.codes.ts';
import type {
  CustomerAnswer,
  CustomersImportAnswer,
  CustomersLookAnswer,
  ImportedRow,
  KnownRow,
  RowAbove,
  RowFault,
  UnreadColumn,
} from './customers.contract.ts';

export const customer: Schema<CustomerAnswer> = object<CustomerAnswer>('Customer', {
  id: reference('customer'),
  reference: reference('customer'),
  name: text(),
  fullName: text(),
  phone: nullable(text()),
  email: nullable(text()),
  tariff: text(),
  note: nullable(text()),
  user: nullable(reference('user')),
  createdAt: instant(),
});

export const customersImport: Schema<CustomersImportAnswer> = object<CustomersImportAnswer>(
  'CustomersImport',
  { added: integer(), known: integer(), problems: integer() },
);

const fresh = object<ImportedRow>('ImportedRow', {
  row: integer(),
  name: text(),
  phone: text(),
  note: nullable(text()),
  tariff: nullable(text()),
});
const known = object<KnownRow>('KnownRow', {
  row: integer(),
  name: text(),
  phone: text(),
  customer: nullable(reference('customer')),
  knownAs: text(),
  sameAs: nullable(integer()),
});
const fault = object<RowFault>('RowFault', {
  row: integer(),
  problem: oneOf(CUSTOMER_ROW_PROBLEMS),
});
const above = object<RowAbove>('RowAbove', { row: integer(), text: text() });
const unread = object<UnreadColumn>('UnreadColumn', { column: integer(), name: text() });

export const customersLook: Schema<CustomersLookAnswer> = object<CustomersLookAnswer>(
  'CustomersLook',
  {
    counts: customersImport,
    fresh: array(fresh),
    known: array(known),
    problems: array(fault),
    above: array(above),
    unread: array(unread),
  },
);
