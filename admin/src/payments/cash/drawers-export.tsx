import { csvAmount } from '@five/shared/csv/csv-file';
import type { CashSessionAnswer } from '@five/shared/payments/cash/cash.contract';
import { allRows } from '../../platform/requests/all-rows.ts';
import { ExportButton, type Column } from '../../platform/lists/export-button.tsx';
import { useAppLocale, useTypedTranslate } from '../../platform/texts/i18n.ts';

/** Exports the closed sessions as CSV for the accountant. */
export function DrawersExport() {
  const t = useTypedTranslate();
  const locale = useAppLocale();
  const amount = (cents: number | null) => (cents === null ? '' : csvAmount(cents, locale));
  const columns: Column<CashSessionAnswer>[] = [
    { head: t('labels.record.reference'), of: ({ reference }) => reference },
    { head: t('fields.date'), of: ({ day }) => day },
    { head: t('csv.by'), of: ({ closedBy }) => closedBy ?? '' },
    { head: t('cash.float'), of: ({ floatCents }) => amount(floatCents) },
    { head: t('cash.expected'), of: ({ expectedCents }) => amount(expectedCents) },
    { head: t('cash.counted'), of: ({ countedCents }) => amount(countedCents) },
    { head: t('csv.difference'), of: ({ differenceCents }) => amount(differenceCents) },
    { head: t('csv.reason'), of: ({ differenceReason }) => differenceReason ?? '' },
  ];
  return (
    <ExportButton
      file="cash_sessions"
      columns={columns}
      read={() => allRows('cash_sessions', { open: false })}
    />
  );
}
