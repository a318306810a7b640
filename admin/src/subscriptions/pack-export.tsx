import { restText } from '@five/shared/subscriptions/pack-rest';
import { csvAmount } from '@five/shared/csv/csv-file';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import type { Column } from '../platform/lists/export-button.tsx';
import { useAppLocale, useTypedTranslate } from '../platform/texts/i18n.ts';
import { ListExport } from '../platform/lists/list-export.tsx';

/** The filtered packs as CSV. */
export function PackExport() {
  const t = useTypedTranslate();
  const locale = useAppLocale();
  const columns: Column<SubscriptionAnswer>[] = [
    { head: t('labels.record.reference'), of: ({ reference }) => reference },
    { head: t('csv.customer'), of: ({ customer }) => customer.fullName },
    { head: t('labels.person.phone'), of: ({ customer }) => customer.phone ?? '' },
    { head: t('fields.name'), of: ({ name }) => name },
    { head: t('fields.status'), of: ({ status }) => t(`states.subscription.${status}`) },
    { head: t('fields.hours'), of: ({ numberOfHours }) => String(numberOfHours) },
    { head: t('csv.left'), of: (pack) => restText(pack.remainingHours, pack.remainingMinutes) },
    { head: t('csv.price'), of: ({ totalCents }) => csvAmount(totalCents, locale) },
    { head: t('csv.paid'), of: ({ totalPaidCents }) => csvAmount(totalPaidCents, locale) },
    { head: t('csv.until'), of: ({ validUntil }) => validUntil ?? '' },
  ];
  return <ListExport columns={columns} />;
}
