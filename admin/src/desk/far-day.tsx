import { Button } from '@mui/material';
import { IconCalendarOff, IconLock } from '@tabler/icons-react';
import { useSay } from '../platform/i18n.ts';
import { Note } from '../ui/note.tsx';

/** Past the horizon a pitch can be blocked but not booked. */
export function FarDay({ onBlock }: { onBlock: () => void }) {
  const say = useSay();
  return (
    <>
      <Note tone="warning" icon={IconCalendarOff}>
        {say('board.far')}
      </Note>
      <Button variant="text" startIcon={<IconLock aria-hidden />} onClick={onBlock}>
        {say('block.button')}
      </Button>
    </>
  );
}
