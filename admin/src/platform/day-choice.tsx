import { IconCalendar, IconX } from '@tabler/icons-react';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { DayPopover } from './day-picker.tsx';
import { useSay } from './i18n.ts';
import { useFormat } from './use-format.ts';

interface DayChoiceProps {
  label: string;
  /** Empty: none is chosen. */
  date: string;
  /** The day whose month is shown while none is chosen. */
  near: string;
  /** One is always chosen: it is changed, and never taken back. */
  asked?: boolean;
  onChange: (date: string) => void;
}

/** A day that may be left open, in the words and the calendar of the page's language: the browser's own field would speak that of the machine. */
export function DayChoice({ label, date, near, asked = false, onChange }: DayChoiceProps) {
  const say = useSay();
  const format = useFormat();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const openByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    setAnchor(event.currentTarget);
  };
  const end = date === '' || asked ? <IconCalendar aria-hidden size={20} /> : (
    <IconButton size="small" edge="end" aria-label={say('calendar.any', { name: label })} onClick={() => onChange('')}>
      <IconX aria-hidden size={18} />
    </IconButton>
  );
  return (
    <>
      <TextField
        label={label} value={date && format.date(date)} placeholder={say('calendar.none')}
        slotProps={{
          inputLabel: { shrink: true },
          input: { readOnly: true, endAdornment: <InputAdornment position="end">{end}</InputAdornment> },
          htmlInput: { 'aria-haspopup': 'dialog', onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget), onKeyDown: openByKey },
        }}
      />
      <DayPopover anchor={anchor} date={date || near} onClose={() => setAnchor(null)} onChange={onChange} />
    </>
  );
}
