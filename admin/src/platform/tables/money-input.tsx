import { useInput, useTranslate } from 'ra-core';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { useOurLocale } from '../i18n.ts';
import { centsOf, fieldText } from './money.rules.ts';

/** An amount in dirhams; the record keeps centimes. What is being written stays as it is until the field is left. */
export function MoneyInput({ source, label }: { source: string; label: string }) {
  const translate = useTranslate();
  const locale = useOurLocale();
  const { field, fieldState: { error } } = useInput({ source });
  const [text, setText] = useState<string | null>(null);
  return (
    <TextField
      label={label}
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
      helperText={error?.message ? translate(error.message, { _: error.message }) : ' '}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', dir: 'ltr' } }}
    />
  );
}
