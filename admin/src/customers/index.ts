import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../platform/page/lazy-with-prefetch.tsx';

export const customers: ResourceProps = {
  name: 'customers',
  list: lazyWithPrefetch(async () => (await import('./customer-list.tsx')).CustomerList),
  show: lazyWithPrefetch(async () => (await import('./customer-show.tsx')).CustomerShow),
};

/** Registers the page of the customer import; react-admin has no records for it. */
export const customersImport: ResourceProps = {
  name: 'customers_import',
  list: lazyWithPrefetch(async () => (await import('./import/import-customers.tsx')).ImportList),
};
