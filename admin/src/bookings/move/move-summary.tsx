import type { BookingAnswer, MoveSlot } from '@five/shared/bookings/bookings.contract';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { usePitchName } from '../../platform/texts/use-names.ts';
import { Span } from '../../platform/texts/formatted.tsx';
import { afterMove } from './moves.rules.ts';

/**
 * Summary before a move is confirmed: the new slot, the new price, and the amount due or refunded.
 */
export function MoveSummary({ booking, slot }: { booking: BookingAnswer; slot: MoveSlot }) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  const pitchName = usePitchName();
  const { dueCents, refundCents } = afterMove(booking, slot);
  return (
    <div role="status">
      <p>
        <strong>
          <Span {...slot} />
        </strong>{' '}
        · <bdi>{pitchName(slot.pitch)}</bdi>
      </p>
      <p>
        {t('move.new_total', { amount: money(slot.totalCents) })}{' '}
        {dueCents > 0 && t('move.to_take', { amount: money(dueCents) })}
        {refundCents > 0 && t('move.to_give_back', { amount: money(refundCents) })}
      </p>
    </div>
  );
}
