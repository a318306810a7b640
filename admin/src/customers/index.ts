import type { ResourceProps } from 'ra-core';
import { later } from '../platform/later.tsx';

export const customers: ResourceProps = {
  name: 'customers',
  list: later(async () => (await import('./customer-list.tsx')).CustomerList),
  show: later(async () => (await import('./customer-show.tsx')).CustomerShow),
};

/** The customer import; it has no records of its own. */
export const customersImport: ResourceProps = {
  name: 'customers_import',
  list: later(async () => (await import('./import-list.tsx')).ImportList),
};
