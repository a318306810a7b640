import type { DeskUpdateBookingRequest } from '@five/shared/bookings/bookings.requests';
import type { MovePrice } from '@five/shared/bookings/bookings.codes';
import type { BookingAnswer, MoveSlot } from '@five/shared/bookings/bookings.contract';
import { isPriceChoice } from '@five/shared/bookings/moves.rules';
import { useState, type ReactNode } from 'react';
import { ReasonField } from '../../platform/forms/action-form.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { Choice } from '../../ui/choice.tsx';

interface MovePriceState {
  /**
   * The offered slot, with the price that staff have selected for the move. Undefined if no slot is
   * offered.
   */
  slot: MoveSlot | undefined;
  /** The fields to choose the price; null if there is no choice. */
  fields: ReactNode;
  /**
   * Returns the request of the move. Returns null while the required reason is missing, and the
   * fields then show the error.
   */
  read: () => DeskUpdateBookingRequest | null;
}

/**
 * The price of a move. If the hour or the duration changes, staff choose between today's price and
 * the agreed price.
 */
export function useMovePrice(
  booking: BookingAnswer,
  offered: MoveSlot | undefined,
): MovePriceState {
  const t = useTypedTranslate();
  const { money } = useFormat();
  const [price, setPrice] = useState<MovePrice>('today');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  if (offered === undefined) return { slot: undefined, fields: null, read: () => null };
  const { date, startTime, endTime, pitch } = offered;
  const isChoice = isPriceChoice(booking, offered);
  const keepsAgreedPrice = isChoice && price === 'agreed';
  const isMissing = keepsAgreedPrice && reason.trim() === '';
  const options = [
    { value: 'today', label: t('move.price_today', { amount: money(offered.totalCents) }) },
    { value: 'agreed', label: t('move.price_agreed', { amount: money(booking.totalCents) }) },
  ] as const;
  return {
    slot: keepsAgreedPrice
      ? { ...offered, totalCents: booking.totalCents, differenceCents: 0 }
      : offered,
    fields: isChoice ? (
      <>
        <Choice label={t('move.price')} value={price} onChange={setPrice} options={options} />
        {keepsAgreedPrice && (
          <ReasonField
            label={t('move.price_reason')}
            value={reason}
            error={tried && isMissing}
            helperText={tried && isMissing && t('booking.reason_required')}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </>
    ) : null,
    read: () => {
      setTried(true);
      if (isMissing) return null;
      return {
        date,
        startTime,
        endTime,
        pitch,
        ...(keepsAgreedPrice && { price, reason: reason.trim() }),
      };
    },
  };
}
