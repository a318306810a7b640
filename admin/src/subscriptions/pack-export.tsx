import { csvAmount } from '@five/shared/csv/csv-file';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import type { Column } from '../platform/export-button.tsx';
import { useAppLocale, useTypedTranslate } from '../platform/i18n.ts';
import { ListExport } from '../platform/list-export.tsx';
import { useContentTexts } from '../platform/tables/use-content-texts.ts';

/** The filtered packs as CSV. */
export function PackExport() {
  const t = useTypedTranslate();
  const locale = useAppLocale();
  const { csv, fields } = useContentTexts();
  const columns: Column<SubscriptionAnswer>[] = [
    { head: csv.reference, of: ({ reference }) => reference },
    { head: csv.customer, of: ({ customer }) => customer.fullName },
    { head: csv.phone, of: ({ customer }) => customer.phone ?? '' },
    { head: fields.name, of: ({ name }) => name },
    { head: fields.status, of: ({ status }) => t(`states.subscription.${status}`) },
    { head: fields.hours, of: ({ numberOfHours }) => String(numberOfHours) },
    { head: csv.left, of: ({ remainingHours }) => String(remainingHours) },
    { head: csv.price, of: ({ totalCents }) => csvAmount(totalCents, locale) },
    { head: csv.paid, of: ({ totalPaidCents }) => csvAmount(totalPaidCents, locale) },
    { head: csv.until, of: ({ validUntil }) => validUntil ?? '' },
  ];
  return <ListExport columns={columns} />;
}
