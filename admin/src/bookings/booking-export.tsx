import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { csvAmount } from '@five/shared/csv/csv-file';
import type { Column } from '../platform/export-button.tsx';
import { useAppLocale, useTypedTranslate } from '../platform/i18n.ts';
import { ListExport } from '../platform/list-export.tsx';
import { useContentTexts } from '../platform/tables/use-content-texts.ts';
import { usePitchName } from '../platform/use-pitch-name.ts';

/** The filtered bookings as CSV. */
export function BookingExport() {
  const t = useTypedTranslate();
  const locale = useAppLocale();
  const { csv, fields } = useContentTexts();
  const pitchName = usePitchName();
  const columns: Column<BookingAnswer>[] = [
    { head: csv.reference, of: ({ reference }) => reference },
    { head: fields.date, of: ({ date }) => date },
    { head: fields.start, of: ({ startTime }) => startTime },
    { head: fields.end, of: ({ endTime }) => endTime },
    { head: fields.pitch, of: ({ pitch }) => pitchName(pitch) },
    { head: csv.customer, of: ({ customer }) => customer.fullName },
    { head: csv.phone, of: ({ customer }) => customer.phone ?? '' },
    { head: fields.status, of: ({ status }) => t(`states.booking.${status}`) },
    { head: csv.method, of: ({ paymentMethod }) => t(`methods.${paymentMethod}`) },
    { head: csv.price, of: ({ totalCents }) => csvAmount(totalCents, locale) },
    { head: csv.paid, of: ({ paidCents }) => csvAmount(paidCents, locale) },
    { head: csv.due, of: ({ dueCents }) => csvAmount(dueCents, locale) },
  ];
  return <ListExport columns={columns} />;
}
