import { csvFile } from '@five/shared/csv/csv-file';
import { handOver } from '@five/shared/platform/hand-over';
import { useMutation } from '@tanstack/react-query';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useNotify } from 'ra-core';
import { MOST_ROWS } from './all-rows.ts';
import { Refusal } from './refusal.tsx';
import { filled } from './tables/use-words.ts';
import { useOversight } from './use-oversight.ts';
import { ActButton } from '../ui/act-button.tsx';

/** A column of an export: header and cell value. */
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

/** Exports rows as CSV in the page's language. Further presses wait for the current export. */
export function ExportButton<Row>({ file, columns, read }: ExportButtonProps<Row>) {
  const { csv } = useOversight();
  const notify = useNotify();
  const act = useMutation({
    mutationFn: read,
    onSuccess: (rows) => {
      const lines = rows.map((row) => columns.map(({ of }) => of(row)));
      handOver(
        window,
        new Blob([csvFile([columns.map(({ head }) => head), ...lines])], {
          type: 'text/csv;charset=utf-8',
        }),
        `${file}.csv`,
      );
      if (rows.length >= MOST_ROWS)
        notify(filled(csv.cut, { count: MOST_ROWS }), { type: 'warning' });
    },
  });
  return (
    <>
      <ActButton
        variant="outlined"
        startIcon={<IconFileSpreadsheet aria-hidden />}
        busy={act.isPending}
        onClick={() => act.mutate()}
      >
        {act.isPending ? csv.saving : csv.save}
      </ActButton>
      <Refusal error={act.error} />
    </>
  );
}
