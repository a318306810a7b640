import { IconAlertTriangle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useNotify, useRedirect } from 'ra-core';
import { DeleteWithConfirmButton, SaveButton } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Note } from '../../ui/note.tsx';
import { Refusal } from '../refusal.tsx';
import css from './table-form.module.css';
import type { TableName } from './tables.ts';
import { useWords } from './use-words.ts';

interface FormFootProps {
  refused: Error | null;
  /** Whose record may be deleted here. */
  removable?: TableName;
}

/** Save, and at the other end delete, which asks first. What kept it from being saved is said right above. */
export function FormFoot({ refused, removable }: FormFootProps) {
  const { page } = useWords();
  return (
    <div className={css['foot']}>
      <Kept refused={refused} />
      <div className={css['acts']}>
        <SaveButton label={page.save} size="large" alwaysEnable />
        {removable && <DeleteButton table={removable} />}
      </div>
    </div>
  );
}

/** Why nothing was stored: at which fields, or in the API's words where no field is to blame. */
function Kept({ refused }: { refused: Error | null }) {
  const { page } = useWords();
  const { errors, isSubmitting } = useFormState();
  if (isSubmitting) return null;
  if (Object.keys(errors).length > 0) {
    return (
      <Note tone="error" icon={IconAlertTriangle} role="alert">
        {page.unsaved}
        {refused instanceof HttpError && <> {refused.message}</>}
      </Note>
    );
  }
  return <Refusal error={refused} />;
}

function DeleteButton({ table }: { table: TableName }) {
  const { page } = useWords();
  const client = useQueryClient();
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = async () => {
    notify(page.removed, { type: 'success' });
    redirect('list', table);
    await client.invalidateQueries({ queryKey: [table] });
  };
  return (
    <DeleteWithConfirmButton
      resource={table}
      label={page.remove}
      confirmTitle={page.remove_title}
      confirmContent={page.remove_help}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
    />
  );
}
