import { useInput, useTranslate } from 'ra-core';
import { NumberInput, TextInput } from 'react-admin';
import { useTypedTranslate } from '../../texts/i18n.ts';
import { DateTextField, TimeTextField } from '../../dates/date-text-field.tsx';
import { FieldGroup } from '../forms/field-group.tsx';

interface SimpleInputProps {
  source: string;
  label: string;
  helperText?: string | false;
  /** Initial value in a new record. */
  defaultValue?: string;
  onChange?: () => void;
}

type WallInputProps = Pick<SimpleInputProps, 'source' | 'label'>;

/** Input for a calendar date of the venue as text, independent of the browser's time zone. */
export function DayInput({ source, label }: WallInputProps) {
  return <DateTextField label={label} {...useTextInput(source)} />;
}

/** Input for a wall time of the venue. */
export function HourInput({ source, label }: WallInputProps) {
  return <TimeTextField label={label} {...useTextInput(source)} />;
}

/** Connects an input to a form field; the text stays as typed. */
function useTextInput(source: string) {
  const translate = useTranslate();
  const {
    field: { value, onChange, onBlur, name, ref },
    fieldState: { error },
  } = useInput({ source });
  return {
    value: String(value ?? ''),
    onChange,
    onBlur,
    name,
    inputRef: ref,
    wrong: error?.message && translate(error.message, { _: error.message }),
  };
}

export function WholeInput({ helperText = false, ...props }: SimpleInputProps) {
  return <NumberInput {...props} step={1} helperText={helperText} />;
}

export function LineInput({ helperText = false, ...props }: SimpleInputProps) {
  return <TextInput {...props} helperText={helperText} />;
}

/** Input for text that is left to right in every language: URLs, codes, colours. */
export function CodeInput({ helperText = false, ...props }: SimpleInputProps) {
  return (
    <TextInput
      {...props}
      helperText={helperText}
      slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off' } }}
    />
  );
}

/** Inputs for the display period, whose start and end may both be open. */
export function DisplayDates() {
  const t = useTypedTranslate();
  return (
    <FieldGroup legend={t('fields.display')}>
      <DayInput source="from" label={t('fields.from')} />
      <DayInput source="to" label={t('fields.to')} />
    </FieldGroup>
  );
}
