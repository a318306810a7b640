import type {
  CustomersLookAnswer,
  RowAbove,
  UnreadColumn,
} from '@five/shared/customers/customers.contract';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@mui/material';
import { IconColumnsOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { ChooseFile } from '../../platform/forms/choose-file.tsx';
import { useIdempotencyKey } from '@five/client/api';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { TablePage } from '../../platform/tables/table-page.tsx';
import { may } from '../../platform/tables/tables.ts';
import { useAction } from '../../platform/requests/use-action.ts';
import { useListed } from '../../platform/texts/use-listed.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Note } from '../../ui/note.tsx';
import css from './import-customers.module.css';
import { importCustomers, previewCustomersImport } from '../customer-list.queries.ts';
import { FreshRows, KnownRows, ProblemRows } from './import-rows.tsx';

/** Imports a customer list from another system: staff check a preview row by row, then confirm. */
export function ImportList() {
  const t = useTypedTranslate();
  return (
    <TablePage
      title={t('import.title')}
      back={{ to: '/customers', name: t('clients.name') }}
      allowed={may('customers.import')}
    >
      <p>
        {t('import.help')} <strong>{t('import.promise')}</strong>
      </p>
      <ImportCustomers />
    </TablePage>
  );
}

function ImportCustomers() {
  const t = useTypedTranslate();
  const upload = useMutation({
    mutationFn: async (file: File) => ({ file, content: await previewCustomersImport(file) }),
  });
  const [input, setInput] = useState(0);
  const done = () => {
    upload.reset();
    setInput(input + 1);
  };
  return (
    <div className={css['import']}>
      <ChooseFile name={t('import.choose')} again={input} onChoose={upload.mutate} />
      <Refusal error={upload.error} />
      {upload.isPending && <p role="status">{t('import.reading')}</p>}
      {upload.data && (
        <ImportPreview
          key={upload.submittedAt}
          file={upload.data.file}
          content={upload.data.content}
          onDone={done}
        />
      )}
    </div>
  );
}

/** The preview of the file, and the import button. */
function ImportPreview({
  file,
  content,
  onDone,
}: {
  file: File;
  content: CustomersLookAnswer;
  onDone: () => void;
}) {
  const t = useTypedTranslate();
  const { added, known, problems } = content.counts;
  const keys = useIdempotencyKey();
  const act = useAction(
    () => keys.send([file.name, file.size, file.lastModified], (key) => importCustomers(file, key)),
    () => t('import.done', { added, left: known + problems }),
  );
  return (
    <section className={css['look']} aria-label={file.name}>
      <p role="status">
        <b>
          <bdi>{file.name}</bdi>
        </b>{' '}
        — {t('import.counts', { added, known, problems })}
      </p>
      <RowsAbove rows={content.above} />
      <UnreadColumns columns={content.unread} />
      <ProblemRows rows={content.problems} total={problems} />
      <KnownRows rows={content.known} total={known} />
      <FreshRows rows={content.fresh} total={added} />
      {added === 0 && <p>{t('import.nothing')}</p>}
      <Refusal error={act.error} />
      <div className={css['acts']}>
        {added > 0 && (
          <ActionButton
            variant="contained"
            size="large"
            autoFocus
            busy={act.isPending}
            onClick={() => act.mutate(undefined, { onSuccess: onDone })}
          >
            {t('import.submit', { count: added })}
          </ActionButton>
        )}
        <Button variant="outlined" autoFocus={added === 0} onClick={onDone}>
          {t('import.back')}
        </Button>
      </div>
    </section>
  );
}

/** Lists the text that the file has above its header row. */
function RowsAbove({ rows }: { rows: readonly RowAbove[] }) {
  const t = useTypedTranslate();
  const listed = useListed();
  if (rows.length === 0) return null;
  return (
    <p>{t('import.above', { rows: listed(rows.map(({ text }) => `\u2068${text}\u2069`)) })}</p>
  );
}

/** Lists the columns that the import would drop, such as a second phone or an address. */
function UnreadColumns({ columns }: { columns: readonly UnreadColumn[] }) {
  const t = useTypedTranslate();
  const listed = useListed();
  if (columns.length === 0) return null;
  const names = columns.map(
    ({ column, name }) => `\u2068${name || t('import.column', { number: column })}\u2069`,
  );
  return (
    <Note tone="warning" icon={IconColumnsOff}>
      {t('import.unread', { columns: listed(names) })}
    </Note>
  );
}
