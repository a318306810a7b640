import { csvFile } from '@five/shared/csv/csv-file';
import { downloadFile } from '@five/client/browser/download-file';
import { useMutation } from '@tanstack/react-query';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useNotify } from 'ra-core';
import { useTypedTranslate } from '../texts/i18n.ts';
import { MOST_ROWS } from '../requests/all-rows.ts';
import { Refusal } from '../forms/refusal.tsx';
import { ActionButton } from '../../ui/action-button.tsx';

/** A column of an export: its header, and the function that returns a cell's value. */
export interface Column<Row> {
  head: string;
  of: (row: Row) => string;
}

interface ExportButtonProps<Row> {
  /** File name without extension. */
  file: string;
  columns: readonly Column<Row>[];
  read: () => Promise<readonly Row[]>;
}

/**
 * Button that exports rows as CSV in the page's language. Further presses are ignored until the
 * current export is done.
 */
export function ExportButton<Row>({ file, columns, read }: ExportButtonProps<Row>) {
  const t = useTypedTranslate();
  const notify = useNotify();
  const act = useMutation({
    mutationFn: read,
    onSuccess: (rows) => {
      const lines = rows.map((row) => columns.map(({ of }) => of(row)));
      downloadFile(
        new Blob([csvFile([columns.map(({ head }) => head), ...lines])], {
          type: 'text/csv;charset=utf-8',
        }),
        `${file}.csv`,
      );
      if (rows.length >= MOST_ROWS)
        notify(t('report_csv.cut', { count: MOST_ROWS }), { type: 'warning' });
    },
  });
  return (
    <>
      <ActionButton
        variant="outlined"
        startIcon={<IconFileSpreadsheet aria-hidden />}
        busy={act.isPending}
        onClick={() => act.mutate()}
      >
        {act.isPending ? t('report_csv.saving') : t('report_csv.save')}
      </ActionButton>
      <Refusal error={act.error} />
    </>
  );
}
