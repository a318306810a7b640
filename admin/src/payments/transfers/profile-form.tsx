import type { BankProfileAnswer } from '@five/shared/payments/bank/bank.contract';
import type { Success } from '@five/shared/platform/envelope.contract';
import { useState } from 'react';
import { ActionForm } from '../../platform/forms/action-form.tsx';
import { failureOf } from '@five/client/failure';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useIdempotencyKey } from '@five/client/api';
import { useAction } from '../../platform/requests/use-action.ts';
import { FileRows } from './file-rows.tsx';
import { LabelColumns } from './label-columns.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { columnsOf, type ProfileDraft } from './profile.rules.ts';

interface ProfileFormProps {
  title: string;
  level?: 'h2' | 'h3';
  help: string;
  submit: string;
  start: ProfileDraft;
  /** The first rows of a file, if there is one. */
  rows?: readonly (readonly string[])[];
  /** Row number, in the file, of the first row in `rows`. */
  firstRow?: number;
  save: (input: ProfileDraft, key: string) => Promise<Success<BankProfileAnswer>>;
  onSaved: (profile: BankProfileAnswer) => void;
  onBack: () => void;
}

/** Form for a bank's format: its names, and the meaning of each column. */
export function ProfileForm({
  title,
  level = 'h3',
  help,
  submit,
  start,
  rows = [],
  firstRow = 1,
  save,
  onSaved,
  onBack,
}: ProfileFormProps) {
  const t = useTypedTranslate();
  const [input, setInput] = useState(start);
  const keys = useIdempotencyKey();
  const act = useAction(
    () => keys.send(input, (key) => save(input, key)),
    () => t('transfer.profile_saved'),
  );
  const change = (changes: Partial<ProfileDraft>) => setInput({ ...input, ...changes });
  const wrong = (field: string) =>
    failureOf(act.error).errorMessages?.find((one) => one.field === field)?.message;
  const columns = columnsOf(rows, start);
  return (
    <ActionForm
      title={title}
      level={level}
      submit={submit}
      act={act}
      onSubmit={() => act.mutate(undefined, { onSuccess: ({ data }) => onSaved(data) })}
      onBack={onBack}
    >
      <p>{help}</p>
      {rows.length > 0 && <FileRows rows={rows} firstRow={firstRow} format={input} />}
      <ProfileFields input={input} columns={columns} wrong={wrong} onChange={change} />
      <LabelColumns
        columns={columns}
        names={rows[input.headerRows - firstRow] ?? []}
        chosen={input.labelColumns}
        onChange={(labelColumns) => change({ labelColumns })}
      />
    </ActionForm>
  );
}
