import type { TimeSpan } from '@five/shared/slots/slots.contract';
import { useFormat } from '../../platform/texts/use-format.ts';
import { usePitchName } from '../../platform/texts/use-names.ts';
import { Span } from '../../platform/texts/formatted.tsx';
import css from './booking-slot.module.css';

/** Day, hours and pitch of a booking, in the order in which staff read them to the customer. */
export function BookingSlot({ slot }: { slot: TimeSpan & { date: string; pitch: string } }) {
  const { dayAt } = useFormat();
  const pitchName = usePitchName();
  return (
    <p className={css['slot']}>
      <span>{dayAt(slot.date, slot.startTime)}</span>
      <strong>
        <Span {...slot} />
      </strong>
      <bdi>{pitchName(slot.pitch)}</bdi>
    </p>
  );
}
