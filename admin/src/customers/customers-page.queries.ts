import type {
  CustomerAnswer,
  CustomersImportAnswer,
  CustomersLookAnswer,
} from '@five/shared/customers/customers.contract';
import { keepPreviousData } from '@tanstack/react-query';
import { piecesQuery } from '../platform/pieces.ts';
import { sendFile } from '../platform/upload.ts';

export const cardsQuery = (q: string) => ({
  ...piecesQuery<CustomerAnswer>(['customers', 'cards', q], 'customers', cardsFilter(q), [
    'fullName',
    'ASC',
  ]),
  placeholderData: keepPreviousData,
});
export const cardsFilter = (q: string): object => (q === '' ? {} : { q });

export const lookAtCustomers = (file: File) =>
  sendFile<CustomersLookAnswer>('customers_import/look', file);
export const importCustomers = (file: File, key: string) =>
  sendFile<CustomersImportAnswer>('customers_import', file, key);
