import { keepPreviousData } from '@tanstack/react-query';
import { infiniteListQuery } from '../platform/requests/infinite-list.ts';
import { sendFile } from '../platform/requests/upload.ts';

export const customerListQuery = (q: string) => ({
  ...infiniteListQuery(['customers', 'cards', q], 'customers', customerListFilter(q), [
    'fullName',
    'ASC',
  ]),
  placeholderData: keepPreviousData,
});
export const customerListFilter = (q: string): object => (q === '' ? {} : { q });

export const previewCustomersImport = (file: File) => sendFile('customers_import/look', file);
export const importCustomers = (file: File, key: string) =>
  sendFile('customers_import', file, { idempotencyKey: key });
