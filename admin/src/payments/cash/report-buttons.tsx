import { downloadFile } from '@five/client/browser/download-file';
import { useMutation } from '@tanstack/react-query';
import { IconFileSpreadsheet, IconFileTypePdf } from '@tabler/icons-react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import payments from '../payments.module.css';
import { fetchReport } from './cash.queries.ts';

interface ReportButtonsProps {
  reference: string;
  /** Whether the report is the next step; its button is then highlighted and focused. */
  isNext: boolean;
}

/**
 * Buttons that download the closing report. A button keeps the focus while the report is generated.
 */
export function ReportButtons({ reference, isNext }: ReportButtonsProps) {
  const t = useTypedTranslate();
  const act = useMutation({
    mutationFn: async (kind: 'pdf' | 'csv') =>
      downloadFile(await fetchReport(reference, kind), `${reference}.${kind}`),
  });
  return (
    <div className={payments['buttons']}>
      <ActionButton
        variant={isNext ? 'contained' : 'outlined'}
        autoFocus={isNext}
        startIcon={<IconFileTypePdf aria-hidden />}
        busy={act.isPending}
        onClick={() => act.mutate('pdf')}
      >
        {t('cash.report_pdf')}
      </ActionButton>
      <ActionButton
        variant="outlined"
        startIcon={<IconFileSpreadsheet aria-hidden />}
        busy={act.isPending}
        onClick={() => act.mutate('csv')}
      >
        {t('cash.report_csv')}
      </ActionButton>
      <Refusal error={act.error} />
    </div>
  );
}
