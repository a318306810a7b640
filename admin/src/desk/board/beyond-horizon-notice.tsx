import { Button } from '@mui/material';
import { IconCalendarOff, IconLock } from '@tabler/icons-react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Note } from '../../ui/note.tsx';
import { useQuery } from '@tanstack/react-query';
import { venueQuery } from '../../platform/requests/venue.queries.ts';
import { isBeyondHorizon } from './board.rules.ts';

/** Notice for slots past the booking horizon, where a pitch can be blocked but not booked. */
export function BeyondHorizonNotice({ onBlock }: { onBlock: () => void }) {
  const t = useTypedTranslate();
  return (
    <>
      <Note tone="warning" icon={IconCalendarOff}>
        {t('board.far')}
      </Note>
      <Button variant="text" startIcon={<IconLock aria-hidden />} onClick={onBlock}>
        {t('block.button')}
      </Button>
    </>
  );
}

/** Whether an opening day is past the booking horizon. */
export function useIsBeyondHorizon(openingDay: string, now: string): boolean {
  const { data: venue } = useQuery(venueQuery());
  return venue !== undefined && isBeyondHorizon(openingDay, now, venue.policies.horizonDays);
}
