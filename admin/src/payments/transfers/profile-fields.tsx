import { BANK_DATES, BANK_DECIMALS, BANK_DELIMITERS } from '@five/shared/payments/payments.codes';
import { TextField } from '@mui/material';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import type { ProfileDraft } from './profile.rules.ts';
import css from './statement.module.css';

interface ProfileFieldsProps {
  input: ProfileDraft;
  /** Numbers of the columns to choose from, counted from 1. */
  columns: readonly number[];
  /** Returns the API's error for a field. */
  wrong: (field: string) => string | undefined;
  onChange: (changes: Partial<ProfileDraft>) => void;
}

/** Fields for the names of a bank's format, and for the settings with which its files are read. */
export function ProfileFields({ wrong, ...format }: ProfileFieldsProps) {
  const t = useTypedTranslate();
  const { input, onChange } = format;
  return (
    <div className={css['fields']}>
      <NameField field="name" input={input} wrong={wrong} onChange={onChange} />
      <NameField field="account" input={input} wrong={wrong} onChange={onChange} />
      <ColumnPick field="dateColumn" {...format} />
      <Pick
        label={t('transfer.fields.dateFormat')}
        value={input.dateFormat}
        values={BANK_DATES}
        onPick={(dateFormat) => onChange({ dateFormat })}
      />
      <ColumnPick field="amountColumn" {...format} />
      <Pick
        label={t('transfer.fields.decimal')}
        value={input.decimal}
        values={BANK_DECIMALS}
        onPick={(decimal) => onChange({ decimal })}
      />
      <OptionalColumnPick field="debitColumn" {...format} />
      <OptionalColumnPick field="markColumn" {...format} />
      <Pick
        label={t('transfer.fields.delimiter')}
        value={input.delimiter}
        values={BANK_DELIMITERS}
        onPick={(delimiter) => onChange({ delimiter })}
      />
      <Pick
        label={t('transfer.fields.headerRows')}
        value={input.headerRows}
        values={HEADER_ROWS}
        onPick={(headerRows) => onChange({ headerRows })}
      />
    </div>
  );
}

interface NameFieldProps extends Omit<ProfileFieldsProps, 'columns'> {
  field: 'name' | 'account';
}

function NameField({ field, input, wrong, onChange }: NameFieldProps) {
  const t = useTypedTranslate();
  return (
    <TextField
      label={t(`transfer.fields.${field}`)}
      value={input[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
      error={wrong(field) !== undefined}
      helperText={wrong(field)}
      autoFocus={field === 'name'}
      required
    />
  );
}

interface ColumnPickProps<Field> extends Omit<ProfileFieldsProps, 'wrong'> {
  field: Field;
}

function ColumnPick({
  field,
  input,
  columns,
  onChange,
}: ColumnPickProps<'dateColumn' | 'amountColumn'>) {
  const t = useTypedTranslate();
  return (
    <Pick
      label={t(`transfer.fields.${field}`)}
      value={input[field]}
      values={columns}
      onPick={(value) => onChange({ [field]: value })}
    />
  );
}

/** Select for a column that a bank may leave out of its files. */
function OptionalColumnPick({
  field,
  input,
  columns,
  onChange,
}: ColumnPickProps<'debitColumn' | 'markColumn'>) {
  const t = useTypedTranslate();
  return (
    <Pick
      label={t(`transfer.fields.${field}`)}
      value={input[field] ?? NONE}
      values={[NONE, ...columns]}
      none={t('transfer.no_column')}
      onPick={(value) => onChange({ [field]: value || null })}
    />
  );
}

/** Maximum number of header rows in a bank's format. */
const MOST_HEADER_ROWS = 50;

const HEADER_ROWS = Array.from({ length: MOST_HEADER_ROWS + 1 }, (_, index) => index);

/** Value of the choice 'no column'. It is 0, because columns are counted from 1. */
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
