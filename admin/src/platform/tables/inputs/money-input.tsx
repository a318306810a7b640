import { FieldTitle, required, useInput, useTranslate } from 'ra-core';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { useAppLocale } from '../../texts/i18n.ts';
import { centsOf, fieldText } from './money.rules.ts';

interface MoneyInputProps {
  source: string;
  label: string;
  help?: string;
  /** Whether the amount is required, which is checked before the request. */
  needed?: boolean;
}

const NEEDED = required();

/**
 * Input for an amount in dirhams; the record stores centimes. The text stays as typed until the
 * field loses focus.
 */
export function MoneyInput({ source, label, help = ' ', needed = false }: MoneyInputProps) {
  const translate = useTranslate();
  const locale = useAppLocale();
  const {
    field,
    fieldState: { error },
    isRequired,
  } = useInput({ source, ...(needed && { validate: NEEDED }) });
  const [text, setText] = useState<string | null>(null);
  return (
    <TextField
      label={<FieldTitle label={label} isRequired={isRequired} />}
      value={text ?? fieldText(field.value, locale)}
      onChange={({ target }) => {
        setText(target.value);
        field.onChange(centsOf(target.value));
      }}
      onBlur={() => {
        setText(null);
        field.onBlur();
      }}
      inputRef={field.ref}
      name={field.name}
      margin="dense"
      error={Boolean(error)}
      helperText={error?.message ? translate(error.message, { _: error.message }) : help}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', dir: 'ltr' } }}
    />
  );
}
