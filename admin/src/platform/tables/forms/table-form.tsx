import { useQueryClient } from '@tanstack/react-query';
import {
  CreateBase,
  EditBase,
  useEditContext,
  useNotify,
  useRedirect,
  type RaRecord,
} from 'ra-core';
import { useState, type ReactNode } from 'react';
import { PageLoading } from '../../../ui/page-loading.tsx';
import { useTypedTranslate } from '../../texts/i18n.ts';
import { FormFooter } from './form-footer.tsx';
import { RecordForm } from './record-form.tsx';
import { TablePage } from '../table-page.tsx';
import { isAdded, mayDo, type TableName } from '../tables.ts';

interface TableFormProps {
  table: TableName;
  children: ReactNode;
}

interface TableEditProps<R extends RaRecord> extends TableFormProps {
  title: (record: R) => string;
  /** Renders content between title and form. */
  above?: (record: R) => ReactNode;
  /**
   * Returns content that replaces the form if the record can no longer be changed; a falsy value
   * keeps the form.
   */
  closed?: (record: R) => ReactNode;
}

interface TableCreateProps extends TableFormProps {
  /** The page to open once the record is saved; by default the list of the table. */
  after?: string | undefined;
  /** First values of the fields. */
  record?: object | undefined;
}

/**
 * Creates a record of a table. The API's messages are shown at their fields or above the button.
 */
export function TableCreate({ table, after, record, children }: TableCreateProps) {
  const t = useTypedTranslate();
  const { refused, stored, ...outcome } = useSaved(table, after);
  return (
    <CreateBase
      resource={table}
      mutationOptions={outcome}
      redirect={false}
      {...(record && { record })}
    >
      <TablePage
        title={t(isAdded(table) ? `add.${table}` : 'page.new')}
        back={{ to: `/${table}`, name: t(`tables.${table}.name`) }}
        allowed={mayDo(table, 'create')}
      >
        <RecordForm foot={<FormFooter refused={refused} stored={stored} />}>{children}</RecordForm>
      </TablePage>
    </CreateBase>
  );
}

/** Edits a record; only changed fields are sent. */
export function TableEdit<R extends RaRecord>({ table, ...page }: TableEditProps<R>) {
  const { refused, stored, ...outcome } = useSaved(table);
  return (
    <EditBase
      resource={table}
      mutationMode="pessimistic"
      mutationOptions={outcome}
      redirect={false}
    >
      <EditPage table={table} refused={refused} stored={stored} {...page} />
    </EditBase>
  );
}

function EditPage<R extends RaRecord>({
  table,
  title,
  above,
  closed,
  children,
  refused,
  stored,
}: TableEditProps<R> & { refused: Error | null; stored: boolean }) {
  const t = useTypedTranslate();
  const { record } = useEditContext<R>();
  if (!record) return <PageLoading label={t('panel.loading')} />;
  const instead = closed?.(record);
  return (
    <TablePage
      title={title(record)}
      back={{ to: `/${table}`, name: t(`tables.${table}.name`) }}
      allowed={mayDo(table, 'update')}
    >
      {above?.(record)}
      {instead || (
        <RecordForm
          foot={
            <FormFooter
              refused={refused}
              stored={stored}
              {...(mayDo(table, 'delete') && { removable: table })}
            />
          }
        >
          {children}
        </RecordForm>
      )}
    </TablePage>
  );
}

/**
 * Returns the handlers of a save, its last error, and whether it succeeded. On success the table's
 * queries are invalidated, and then the list, or the page `after`, is opened.
 */
function useSaved(table: TableName, after?: string) {
  const client = useQueryClient();
  const notify = useNotify();
  const redirect = useRedirect();
  const t = useTypedTranslate();
  const [refused, setRefused] = useState<Error | null>(null);
  const [stored, setStored] = useState(false);
  const onSuccess = async () => {
    setRefused(null);
    setStored(true);
    notify(t('page.saved'), { type: 'success' });
    await client.invalidateQueries({ queryKey: [table] });
    redirect(after ?? 'list', table);
  };
  const onError = (error: unknown) =>
    setRefused(error instanceof Error ? error : new Error(String(error)));
  return { onSuccess, onError, refused, stored };
}
