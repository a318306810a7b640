import { IconCalendar } from '@tabler/icons-react';
import { IconButton, Popover } from '@mui/material';
import { useState } from 'react';
import { useTypedTranslate } from '../texts/i18n.ts';
import { Month } from './month.tsx';

interface DayProps {
  date: string;
  onChange: (date: string) => void;
}

/**
 * A calendar in the page's language. The browser's native field would use the machine's language.
 */
export function DayPicker({ date, onChange }: DayProps) {
  const t = useTypedTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={t('board.pick_day')}
        title={t('board.pick_day')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <IconCalendar aria-hidden />
      </IconButton>
      <DayPopover anchor={anchor} date={date} onClose={() => setAnchor(null)} onChange={onChange} />
    </>
  );
}

/** The calendar as a popover; it is closed if there is no anchor element. */
export function DayPopover({
  anchor,
  date,
  onClose,
  onChange,
}: DayProps & { anchor: HTMLElement | null; onClose: () => void }) {
  const t = useTypedTranslate();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('board.pick_day') } }}
    >
      <Month date={date} onChoose={(day) => (onClose(), onChange(day))} />
    </Popover>
  );
}
