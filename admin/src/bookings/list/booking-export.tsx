import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { csvAmount } from '@five/shared/csv/csv-file';
import type { Column } from '../../platform/lists/export-button.tsx';
import { useAppLocale, useTypedTranslate } from '../../platform/texts/i18n.ts';
import { ListExport } from '../../platform/lists/list-export.tsx';
import { usePitchName } from '../../platform/texts/use-names.ts';

/** The filtered bookings as CSV. */
export function BookingExport() {
  const t = useTypedTranslate();
  const locale = useAppLocale();
  const pitchName = usePitchName();
  const columns: Column<BookingAnswer>[] = [
    { head: t('labels.record.reference'), of: ({ reference }) => reference },
    { head: t('fields.date'), of: ({ date }) => date },
    { head: t('fields.start'), of: ({ startTime }) => startTime },
    { head: t('fields.end'), of: ({ endTime }) => endTime },
    { head: t('fields.pitch'), of: ({ pitch }) => pitchName(pitch) },
    { head: t('csv.customer'), of: ({ customer }) => customer.fullName },
    { head: t('labels.person.phone'), of: ({ customer }) => customer.phone ?? '' },
    { head: t('fields.status'), of: ({ status }) => t(`states.booking.${status}`) },
    { head: t('csv.method'), of: ({ paymentMethod }) => t(`methods.${paymentMethod}`) },
    { head: t('csv.price'), of: ({ totalCents }) => csvAmount(totalCents, locale) },
    { head: t('csv.paid'), of: ({ paidCents }) => csvAmount(paidCents, locale) },
    { head: t('csv.due'), of: ({ dueCents }) => csvAmount(dueCents, locale) },
  ];
  return <ListExport columns={columns} />;
}
