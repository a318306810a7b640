import { IconCalendar, IconX } from '@tabler/icons-react';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { DayPopover } from './day-picker.tsx';
import { useTypedTranslate } from '../texts/i18n.ts';
import { useFormat } from '../texts/use-format.ts';

interface DayChoiceProps {
  label: string;
  /** The selected date; empty means no date. */
  date: string;
  /** Initial month of the calendar while no date is selected. */
  near: string;
  /** Whether the date is required: it can then be changed but not cleared. */
  required?: boolean;
  onChange: (date: string) => void;
}

/**
 * Field for an optional date in the page's language. The browser's native field would use the
 * machine's language.
 */
export function DayChoice({ label, date, near, required = false, onChange }: DayChoiceProps) {
  const t = useTypedTranslate();
  const format = useFormat();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const openByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    setAnchor(event.currentTarget);
  };
  const end =
    date === '' || required ? (
      <IconCalendar aria-hidden size={20} />
    ) : (
      <IconButton
        size="small"
        edge="end"
        aria-label={t('calendar.any', { name: label })}
        onClick={() => onChange('')}
      >
        <IconX aria-hidden size={18} />
      </IconButton>
    );
  return (
    <>
      <TextField
        label={label}
        value={date && format.date(date)}
        placeholder={t('calendar.none')}
        slotProps={{
          inputLabel: { shrink: true },
          input: {
            readOnly: true,
            endAdornment: <InputAdornment position="end">{end}</InputAdornment>,
          },
          htmlInput: {
            'aria-haspopup': 'dialog',
            onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
            onKeyDown: openByKey,
          },
        }}
      />
      <DayPopover
        anchor={anchor}
        date={date || near}
        onClose={() => setAnchor(null)}
        onChange={onChange}
      />
    </>
  );
}
