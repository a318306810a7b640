import { handOver } from '@five/shared/platform/hand-over';
import { useMutation } from '@tanstack/react-query';
import { IconFileSpreadsheet, IconFileTypePdf } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useSay } from '../../platform/i18n.ts';
import { Refusal } from '../../platform/refusal.tsx';
import payments from '../payments.module.css';
import { fetchReport } from './cash.queries.ts';

/** The closing report, for the binder and for the accountant. While one is drawn its button keeps the focus. */
export function ReportButtons({ reference }: { reference: string }) {
  const say = useSay();
  const act = useMutation({ mutationFn: async (kind: 'pdf' | 'csv') => handOver(window, await fetchReport(reference, kind), `${reference}.${kind}`) });
  const take = (kind: 'pdf' | 'csv') => !act.isPending && act.mutate(kind);
  return (
    <div className={payments['buttons']}>
      <Button variant="contained" autoFocus startIcon={<IconFileTypePdf aria-hidden />} aria-disabled={act.isPending} onClick={() => take('pdf')}>{say('cash.report_pdf')}</Button>
      <Button variant="outlined" startIcon={<IconFileSpreadsheet aria-hidden />} aria-disabled={act.isPending} onClick={() => take('csv')}>{say('cash.report_csv')}</Button>
      <Refusal error={act.error} />
    </div>
  );
}
