import { csvAmount } from '@five/shared/csv/csv-file';
import type { BankLineAnswer } from '@five/shared/payments/bank/bank.contract';
import { allRows } from '../../platform/requests/all-rows.ts';
import { ExportButton, type Column } from '../../platform/lists/export-button.tsx';
import { useAppLocale, useTypedTranslate } from '../../platform/texts/i18n.ts';

/** Exports all bank lines with the payments made from them, as CSV for the accountant. */
export function BankLinesExport() {
  const t = useTypedTranslate();
  const locale = useAppLocale();
  const columns: Column<BankLineAnswer>[] = [
    { head: t('labels.record.reference'), of: ({ reference }) => reference },
    { head: t('fields.date'), of: ({ bookedOn }) => bookedOn },
    { head: t('transfer.account'), of: ({ account }) => account },
    { head: t('csv.label'), of: ({ label }) => label ?? '' },
    { head: t('csv.price'), of: ({ amountCents }) => csvAmount(amountCents, locale) },
    { head: t('csv.due'), of: ({ restCents }) => csvAmount(restCents, locale) },
    {
      head: t('csv.paid'),
      of: ({ payments }) =>
        payments
          .map(
            ({ booking, subscription, share, amountCents }) =>
              `${share ?? booking ?? subscription ?? ''} ${csvAmount(amountCents, locale)}`,
          )
          .join(' · '),
    },
    { head: t('csv.reason'), of: ({ dismissedReason }) => dismissedReason ?? '' },
  ];
  return (
    <ExportButton
      file="bank_lines"
      columns={columns}
      read={() => allRows('bank_lines', {}, ['bookedOn', 'DESC'])}
    />
  );
}
