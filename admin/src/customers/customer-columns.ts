import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import type { ContentTexts } from '../locales/content.ts';
import type { Column } from '../platform/export-button.tsx';

/**
 * Columns of the customer export. The import reads the same columns; a test checks that export and
 * import use the same headings.
 */
export function customerColumns(
  { clients, csv, fields }: ContentTexts,
  dayOf: (instant: string) => string,
): Column<CustomerAnswer>[] {
  return [
    { head: csv.reference, of: ({ reference }) => reference },
    { head: fields.name, of: ({ fullName }) => fullName },
    { head: csv.phone, of: ({ phone }) => phone ?? '' },
    { head: csv.email, of: ({ email }) => email ?? '' },
    { head: fields.tariff, of: ({ tariff }) => tariff },
    { head: fields.note, of: ({ note }) => note ?? '' },
    { head: clients.account, of: ({ user }) => user ?? '' },
    { head: clients.since, of: ({ createdAt }) => dayOf(createdAt) },
  ];
}
