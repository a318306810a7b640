import type { BankProfileAnswer } from '@five/shared/payments/bank.contract';
import type { Success } from '@five/shared/platform/envelope.contract';
import { BANK_DATES, BANK_DECIMALS, BANK_DELIMITERS } from '@five/shared/payments/payments.codes';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { ActionForm } from '../../platform/action-form.tsx';
import { failureOf } from '../../platform/http.ts';
import { useTypedTranslate } from '../../platform/i18n.ts';
import { useIdempotencyKey } from '../../platform/idempotency.ts';
import { useAction } from '../../platform/use-action.ts';
import { FileRows } from './file-rows.tsx';
import { LabelColumns } from './label-columns.tsx';
import { columnsOf, type ProfileDraft } from './profile.rules.ts';
import css from './statement.module.css';

interface ProfileFormProps {
  title: string;
  level?: 'h2' | 'h3';
  help: string;
  submit: string;
  start: ProfileDraft;
  /** The first rows of a file, if there is one. */
  rows?: readonly (readonly string[])[];
  /** Row number of the first one in the file. */
  firstRow?: number;
  save: (input: ProfileDraft, key: string) => Promise<Success<BankProfileAnswer>>;
  onSaved: (profile: BankProfileAnswer) => void;
  onBack: () => void;
}

/** A bank's format: names, and the meaning of each column. */
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
  const key = useIdempotencyKey(input);
  const act = useAction(
    () => save(input, key),
    () => t('transfer.profile_saved'),
  );
  const change = (changes: Partial<ProfileDraft>) => setInput({ ...input, ...changes });
  const wrong = (field: string) =>
    failureOf(act.error).errorMessages?.find((one) => one.field === field)?.message;
  const word = (field: 'name' | 'account') => (
    <TextField
      label={t(`transfer.fields.${field}`)}
      value={input[field]}
      onChange={({ target }) => change({ [field]: target.value })}
      error={wrong(field) !== undefined}
      helperText={wrong(field)}
      autoFocus={field === 'name'}
      required
    />
  );
  const columns = columnsOf(rows, start);
  const column = (field: 'dateColumn' | 'amountColumn') => (
    <Pick
      label={t(`transfer.fields.${field}`)}
      value={input[field]}
      values={columns}
      onPick={(value) => change({ [field]: value })}
    />
  );
  const apart = (field: 'debitColumn' | 'markColumn') => (
    <Pick
      label={t(`transfer.fields.${field}`)}
      value={input[field] ?? NONE}
      values={[NONE, ...columns]}
      none={t('transfer.no_column')}
      onPick={(value) => change({ [field]: value || null })}
    />
  );
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
      <div className={css['fields']}>
        {word('name')}
        {word('account')}
        {column('dateColumn')}
        <Pick
          label={t('transfer.fields.dateFormat')}
          value={input.dateFormat}
          values={BANK_DATES}
          onPick={(dateFormat) => change({ dateFormat })}
        />
        {column('amountColumn')}
        <Pick
          label={t('transfer.fields.decimal')}
          value={input.decimal}
          values={BANK_DECIMALS}
          onPick={(decimal) => change({ decimal })}
        />
        {apart('debitColumn')}
        {apart('markColumn')}
        <Pick
          label={t('transfer.fields.delimiter')}
          value={input.delimiter}
          values={BANK_DELIMITERS}
          onPick={(delimiter) => change({ delimiter })}
        />
        <Pick
          label={t('transfer.fields.headerRows')}
          value={input.headerRows}
          values={Array.from({ length: MOST_HEADER_ROWS + 1 }, (_, index) => index)}
          onPick={(headerRows) => change({ headerRows })}
        />
      </div>
      <LabelColumns
        columns={columns}
        names={rows[input.headerRows - firstRow] ?? []}
        chosen={input.labelColumns}
        onChange={(labelColumns) => change({ labelColumns })}
      />
    </ActionForm>
  );
}

/** Maximum header rows of a format. */
const MOST_HEADER_ROWS = 50;

/** No column: columns are counted from 1. */
const NONE = 0;

function Pick<T extends string | number>({
  label,
  value,
  values,
  none,
  onPick,
}: {
  label: string;
  value: T;
  values: readonly T[];
  none?: string;
  onPick: (value: T) => void;
}) {
  return (
    <TextField
      select
      label={label}
      value={String(value)}
      onChange={({ target }) => onPick(values.find((one) => String(one) === target.value) ?? value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {values.map((one) => (
        <option key={one} value={String(one)}>
          {one === '\t' ? 'TAB' : one === NONE && none ? none : one}
        </option>
      ))}
    </TextField>
  );
}
