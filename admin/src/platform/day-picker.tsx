import { IconCalendar } from '@tabler/icons-react';
import { IconButton, Popover } from '@mui/material';
import { useState } from 'react';
import { useSay } from './i18n.ts';
import { Month } from './month.tsx';

/** A calendar in the language of the page, where the browser's own would speak that of the machine. */
export function DayPicker({ date, onChange }: { date: string; onChange: (date: string) => void }) {
  const say = useSay();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (day: string) => (setAnchor(null), onChange(day));
  return (
    <>
      <IconButton aria-label={say('board.pick_day')} title={say('board.pick_day')} aria-haspopup="dialog" aria-expanded={anchor !== null} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        <IconCalendar aria-hidden />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': say('board.pick_day') } }}
      >
        <Month date={date} onChoose={choose} />
      </Popover>
    </>
  );
}
