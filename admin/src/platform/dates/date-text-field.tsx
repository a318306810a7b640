import { isDate } from '@five/shared/time/wall-time';
import { InputAdornment, TextField } from '@mui/material';
import { useState, type ReactNode, type Ref } from 'react';
import { todayUtc } from '@five/client/clock';
import { DayPicker } from './day-picker.tsx';
import { useTypedTranslate } from '../texts/i18n.ts';
import { readDay, readHour, writeDay } from './typed-date.rules.ts';

interface DateTextFieldProps {
  label: string;
  /** Accessible name, if several fields on the page have the same label. */
  named?: string | undefined;
  /**
   * The date; empty means no date. Unparsable input is passed on as typed, so that the API refuses
   * it and it is not lost.
   */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
  wrong?: string | undefined;
  help?: string | undefined;
}

/**
 * Field for a wall date, typed or selected in the calendar. The browser's native field would use
 * the machine's language.
 */
export function DateTextField({ value, onChange, ...props }: DateTextFieldProps) {
  const t = useTypedTranslate();
  const end = <DayPicker date={isDate(value) ? value : todayUtc()} onChange={onChange} />;
  return (
    <ParsedTextField
      {...props}
      kind="date"
      value={value}
      onChange={onChange}
      read={readDay}
      write={writeDay}
      example={t('calendar.example_day')}
      end={end}
    />
  );
}

/** Field for a wall time, shown in 24 hours in every language. */
export function TimeTextField(props: DateTextFieldProps) {
  const t = useTypedTranslate();
  return (
    <ParsedTextField
      {...props}
      kind="time"
      read={readHour}
      write={(time) => time}
      example={t('calendar.example_hour')}
    />
  );
}

interface TextFieldProps extends DateTextFieldProps {
  kind: 'date' | 'time';
  read: (text: string) => string | null;
  write: (value: string) => string;
  example: string;
  end?: ReactNode;
}

/** A text field with a parsed value. The text stays as typed until the field loses focus. */
function ParsedTextField({
  label,
  named,
  name,
  inputRef,
  help,
  kind,
  end,
  ...parsed
}: TextFieldProps) {
  const { shown, refused, type, leave } = useTypedText(parsed);
  return (
    <TextField
      label={label}
      name={name}
      inputRef={inputRef}
      margin="dense"
      error={refused !== undefined}
      helperText={refused ?? help}
      value={shown}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
      slotProps={{
        inputLabel: { shrink: true },
        input: {
          ...(end && { endAdornment: <InputAdornment position="end">{end}</InputAdornment> }),
        },
        htmlInput: {
          'aria-label': named,
          'data-typed': kind,
          inputMode: kind === 'time' ? 'text' : 'numeric',
          autoComplete: 'off',
          dir: 'ltr',
          maxLength: 20,
          placeholder: kind === 'date' ? '…/…/…' : '…:…',
        },
      }}
    />
  );
}

type ParsedText = Pick<
  TextFieldProps,
  'value' | 'onChange' | 'onBlur' | 'wrong' | 'read' | 'write' | 'example'
>;

/** The text as typed, its parsed value, and the error of the field. */
function useTypedText({ value, onChange, onBlur, wrong, read, write, example }: ParsedText) {
  const [text, setText] = useState<string | null>(null);
  const isRead = value === '' || read(value) === value;
  // For unparsable input, shows a local message with the format to type, because the API's message
  // names the format of the request.
  const isUnreadable = !isRead && (text === null || wrong !== undefined);
  return {
    shown: text ?? (isRead ? write(value) : value),
    refused: isUnreadable ? example : wrong,
    type: (typed: string) => {
      setText(typed);
      onChange(read(typed) ?? typed.trim());
    },
    leave: () => {
      setText(null);
      onBlur?.();
    },
  };
}
