import { useInput, useTranslate } from 'ra-core';
import { DateTextField, TimeTextField } from '../../dates/date-text-field.tsx';

interface UtcInputProps {
  source: string;
  labels: { date: string; time: string };
}

/** Input for an instant, as date and time in UTC, independent of the browser's time zone. */
export function UtcInput({ source, labels }: UtcInputProps) {
  const translate = useTranslate();
  const {
    field: { value, onChange, onBlur, name, ref },
    fieldState: { error },
  } = useInput({ source });
  const [date = '', rest = ''] = String(value ?? '').split('T');
  const time = rest.slice(0, 5);
  const write = (changed: { date?: string; time?: string }) => {
    const parts = { date, time, ...changed };
    onChange(parts.date || parts.time ? `${parts.date}T${parts.time}:00Z` : '');
  };
  return (
    <>
      <DateTextField
        label={labels.date}
        value={date}
        onChange={(typed) => write({ date: typed })}
        onBlur={onBlur}
        name={name}
        inputRef={ref}
        wrong={error?.message && translate(error.message, { _: error.message })}
      />
      <TimeTextField
        label={labels.time}
        value={time}
        onChange={(typed) => write({ time: typed })}
        onBlur={onBlur}
        name={`${name}.time`}
        wrong={undefined}
      />
    </>
  );
}
