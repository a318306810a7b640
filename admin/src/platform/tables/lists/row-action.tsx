import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate, useUpdate, type RaRecord } from 'ra-core';
import { useTypedTranslate } from '../../texts/i18n.ts';
import type { TableName } from '../tables.ts';
import { ActionButton } from '../../../ui/action-button.tsx';

interface RowActionProps {
  table: TableName;
  record: RaRecord;
  /** The fields that the button changes, with their new values. */
  change: Record<string, unknown>;
  children: string;
}

/** Button of a list row that applies a frequent change without opening the record. */
export function RowAction({ table, record, change, children }: RowActionProps) {
  const client = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const t = useTypedTranslate();
  const [update, { isPending }] = useUpdate(
    table,
    { id: record.id, data: { ...record, ...change }, previousData: record },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => notify(t('page.saved'), { type: 'success' }),
      onError: (error) => notify(translate(error.message, { _: error.message }), { type: 'error' }),
      onSettled: () => client.invalidateQueries({ queryKey: [table] }),
    },
  );
  return (
    <ActionButton variant="outlined" size="small" busy={isPending} onClick={() => void update()}>
      {children}
    </ActionButton>
  );
}
