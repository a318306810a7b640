import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { IconLock, IconRepeat } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { BeyondHorizonNotice, useIsBeyondHorizon } from '../board/beyond-horizon-notice.tsx';
import type { Slot } from '../board/board.rules.ts';
import type { useDeskLocation } from '../desk-location.ts';
import { ReserveForm } from '../forms/reserve-form.tsx';
import type { Blocking } from '../forms/use-blocking.ts';
import type { Draft } from '../forms/use-reserve-draft.ts';
import { WaitlistNearby } from '../waitlist/waitlist-below.tsx';
import { WeeklyForm } from '../forms/weekly-form.tsx';
import { BlockPanel } from './block-panel.tsx';

interface SlotPanelProps {
  day: DeskDayAnswer;
  now: string;
  place: ReturnType<typeof useDeskLocation>;
  slot: Slot;
  begun: Draft | null;
  blocking: Blocking;
  onDraftChange: (draft: Draft | null) => void;
  onOther: (slot: Slot, draft: Draft) => void;
  onClose: () => void;
}

/** Panel that books or blocks a free slot. */
export function SlotPanel({ begun: currentDraft, blocking, onClose, ...reserve }: SlotPanelProps) {
  const t = useTypedTranslate();
  const { day, slot, now, place } = reserve;
  const [begun] = useState(currentDraft);
  const [wanted, setWanted] = useState<'reserve' | 'series'>('reserve');
  const isFar = useIsBeyondHorizon(day.date, now);
  const mode = blocking.isAt(place.slot) ? 'block' : wanted;
  const block = () => blocking.begin(slot, day.date);
  return (
    <SidePanel
      title={t(`${isFar ? 'block' : mode}.title`)}
      closeLabel={t('panel.close')}
      onClose={onClose}
    >
      {mode === 'block' && blocking.draft && (
        <BlockPanel day={day} draft={blocking.draft} blocking={blocking} place={place} />
      )}
      {mode === 'series' && (
        <WeeklyForm
          day={day}
          slot={slot}
          onReserved={({ bookings }) => place.openBooking(bookings[0]?.reference ?? '')}
          onBack={() => setWanted('reserve')}
        />
      )}
      {mode === 'reserve' && isFar && <BeyondHorizonNotice onBlock={block} />}
      {mode === 'reserve' && !isFar && (
        <ReservePart
          {...reserve}
          begun={begun}
          onSeries={() => setWanted('series')}
          onBlock={block}
        />
      )}
    </SidePanel>
  );
}

interface ReservePartProps extends Omit<SlotPanelProps, 'blocking' | 'onClose'> {
  onSeries: () => void;
  onBlock: () => void;
}

/**
 * Form for a single booking, with buttons for a series or a block, and the day's waiting-list
 * entries.
 */
function ReservePart({ place, onSeries, onBlock, ...form }: ReservePartProps) {
  const t = useTypedTranslate();
  return (
    <>
      <ReserveForm {...form} onReserved={(booking) => place.openBooking(booking.reference)} />
      <Button variant="text" startIcon={<IconRepeat aria-hidden />} onClick={onSeries}>
        {t('series.button')}
      </Button>
      <Button variant="text" startIcon={<IconLock aria-hidden />} onClick={onBlock}>
        {t('block.button')}
      </Button>
      <WaitlistNearby day={form.day} slot={form.slot} />
    </>
  );
}
