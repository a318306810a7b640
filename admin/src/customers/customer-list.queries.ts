import { keepPreviousData } from '@tanstack/react-query';
import { infiniteListQuery } from '@five/client/infinite-list';
import { api, sendFile } from '../platform/requests/api.ts';

export const customerListQuery = (q: string) => ({
  ...infiniteListQuery(['customers', 'cards', q], (page) =>
    api.getPage('customers', {
      filter: customerListFilter(q),
      sort: ['fullName', 'ASC'],
      ...page,
    }),
  ),
  placeholderData: keepPreviousData,
});
export const customerListFilter = (q: string): object => (q === '' ? {} : { q });

export const previewCustomersImport = (file: File) => sendFile('customers_import/look', file);
export const importCustomers = (file: File, key: string) =>
  sendFile('customers_import', file, { idempotencyKey: key });
