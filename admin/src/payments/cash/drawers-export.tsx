import { csvAmount } from '@five/shared/csv/csv-file';
import type { CashSessionAnswer } from '@five/shared/payments/cash.contract';
import { allRows } from '../../platform/all-rows.ts';
import { ExportButton, type Column } from '../../platform/export-button.tsx';
import { useAppLocale, useTypedTranslate } from '../../platform/i18n.ts';
import { useContentTexts } from '../../platform/tables/use-content-texts.ts';

/** Exports the closed sessions as CSV for the accountant. */
export function DrawersExport() {
  const t = useTypedTranslate();
  const locale = useAppLocale();
  const { csv, fields } = useContentTexts();
  const amount = (cents: number | null) => (cents === null ? '' : csvAmount(cents, locale));
  const columns: Column<CashSessionAnswer>[] = [
    { head: csv.reference, of: ({ reference }) => reference },
    { head: fields.date, of: ({ day }) => day },
    { head: csv.by, of: ({ closedBy }) => closedBy ?? '' },
    { head: t('cash.float'), of: ({ floatCents }) => amount(floatCents) },
    { head: t('cash.expected'), of: ({ expectedCents }) => amount(expectedCents) },
    { head: t('cash.counted'), of: ({ countedCents }) => amount(countedCents) },
    { head: csv.difference, of: ({ differenceCents }) => amount(differenceCents) },
    { head: csv.reason, of: ({ differenceReason }) => differenceReason ?? '' },
  ];
  return (
    <ExportButton
      file="cash_sessions"
      columns={columns}
      read={() => allRows('cash_sessions', { open: false })}
    />
  );
}
