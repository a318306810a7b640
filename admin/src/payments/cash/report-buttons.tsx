import { handOver } from '@five/shared/platform/hand-over';
import { useMutation } from '@tanstack/react-query';
import { IconFileSpreadsheet, IconFileTypePdf } from '@tabler/icons-react';
import { useSay } from '../../platform/i18n.ts';
import { Refusal } from '../../platform/refusal.tsx';
import { ActButton } from '../../ui/act-button.tsx';
import payments from '../payments.module.css';
import { fetchReport } from './cash.queries.ts';

/** Downloads of the closing report. The button keeps the focus while the report is generated. */
export function ReportButtons({ reference }: { reference: string }) {
  const say = useSay();
  const act = useMutation({
    mutationFn: async (kind: 'pdf' | 'csv') =>
      handOver(window, await fetchReport(reference, kind), `${reference}.${kind}`),
  });
  return (
    <div className={payments['buttons']}>
      <ActButton
        variant="contained"
        autoFocus
        startIcon={<IconFileTypePdf aria-hidden />}
        busy={act.isPending}
        onClick={() => act.mutate('pdf')}
      >
        {say('cash.report_pdf')}
      </ActButton>
      <ActButton
        variant="outlined"
        startIcon={<IconFileSpreadsheet aria-hidden />}
        busy={act.isPending}
        onClick={() => act.mutate('csv')}
      >
        {say('cash.report_csv')}
      </ActButton>
      <Refusal error={act.error} />
    </div>
  );
}
