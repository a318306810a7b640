import type { TimeSpan } from '@five/shared/slots/slots.contract';
import { useFormat } from '../platform/use-format.ts';
import { Span } from '../platform/when.tsx';
import css from './booking-slot.module.css';

/** Day, hours and pitch, as they are repeated to the customer. */
export function BookingSlot({ slot, pitchName }: { slot: TimeSpan & { date: string }; pitchName: string }) {
  const { day } = useFormat();
  return (
    <p className={css['slot']}>
      <span>{day(slot.date)}</span>
      <strong>
        <Span {...slot} />
      </strong>
      <bdi>{pitchName}</bdi>
    </p>
  );
}
