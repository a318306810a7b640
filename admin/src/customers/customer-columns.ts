import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import type { Column } from '../platform/lists/export-button.tsx';
import type { Translate } from '../platform/texts/i18n.ts';

/**
 * Columns of the customer export. The import reads the same columns; a test checks that export and
 * import use the same headings.
 */
export function customerColumns(
  t: Translate,
  dayOf: (instant: string) => string,
): Column<CustomerAnswer>[] {
  return [
    { head: t('labels.record.reference'), of: ({ reference }) => reference },
    { head: t('fields.name'), of: ({ fullName }) => fullName },
    { head: t('labels.person.phone'), of: ({ phone }) => phone ?? '' },
    { head: t('labels.person.email'), of: ({ email }) => email ?? '' },
    { head: t('fields.tariff'), of: ({ tariff }) => tariff },
    { head: t('fields.note'), of: ({ note }) => note ?? '' },
    { head: t('clients.account'), of: ({ user }) => user ?? '' },
    { head: t('clients.since'), of: ({ createdAt }) => dayOf(createdAt) },
  ];
}
