import type { AlternativeSlot } from '@five/shared/slots/slots.contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { failureOf } from '@five/client/failure';
import { useRefusal } from '../../platform/forms/refusal.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { usePitchName } from '../../platform/texts/use-names.ts';
import { Money, Span } from '../../platform/texts/formatted.tsx';
import { scrollIntoView } from '../../ui/focus.ts';
import { Note } from '../../ui/note.tsx';
import css from './slot-refusal.module.css';

/** Shows why the request for a slot was refused, with buttons for alternatives nearby. */
export function SlotRefusal({
  error,
  onOther,
}: {
  error: Error | null;
  onOther: (slot: AlternativeSlot) => void;
}) {
  const t = useTypedTranslate();
  const message = useRefusal(error);
  const { code, alternatives = [] } = failureOf(error);
  if (message === null) return null;
  return (
    <div key={error?.message} ref={answer} className={css['refusal']}>
      <Note tone="error" icon={IconAlertTriangle} role="alert">
        {code === 'BOOKING_SLOT_TAKEN' && alternatives.length > 0 ? t('reserve.taken') : message}
        {alternatives.map((slot) => (
          <Alternative
            key={`${slot.pitch} ${slot.date} ${slot.startTime}`}
            slot={slot}
            onOther={onOther}
          />
        ))}
      </Note>
    </div>
  );
}

/** Scrolls the error message into view and focuses the first alternative slot. */
function answer(refusal: HTMLElement | null): void {
  scrollIntoView(refusal);
  refusal?.querySelector('button')?.focus({ preventScroll: true });
}

function Alternative({
  slot,
  onOther,
}: {
  slot: AlternativeSlot;
  onOther: (slot: AlternativeSlot) => void;
}) {
  const pitchName = usePitchName();
  const { shortDayAt } = useFormat();
  return (
    <Button variant="outlined" className={css['other']} onClick={() => onOther(slot)}>
      <bdi>{pitchName(slot.pitch)}</bdi> · <bdi>{shortDayAt(slot.date, slot.startTime)}</bdi> ·{' '}
      <Span {...slot} /> · <Money cents={slot.totalCents} />
    </Button>
  );
}
