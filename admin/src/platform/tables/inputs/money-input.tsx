import { useInput, useTranslate } from 'ra-core';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { useAppLocale } from '../../texts/i18n.ts';
import { centsOf, fieldText } from './money.rules.ts';

interface HundredthsInputProps {
  source: string;
  label: string;
  help?: string;
}

/** Input for an amount in dirhams; the record stores centimes. */
export function MoneyInput(props: HundredthsInputProps) {
  return <HundredthsInput {...props} />;
}

/** Input for a rate in percent; the record stores basis points (20 % is 2,000). */
export function PercentInput(props: HundredthsInputProps) {
  return <HundredthsInput {...props} />;
}

/**
 * Input for a decimal number that is stored as an integer number of hundredths. The text stays as
 * typed until the field loses focus.
 */
function HundredthsInput({ source, label, help = ' ' }: HundredthsInputProps) {
  const translate = useTranslate();
  const locale = useAppLocale();
  const {
    field,
    fieldState: { error },
  } = useInput({ source });
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
      helperText={error?.message ? translate(error.message, { _: error.message }) : help}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', dir: 'ltr' } }}
    />
  );
}
