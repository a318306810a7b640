import type { DeskQuoteRequest } from '@five/shared/bookings/create-booking.calls';
import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { quoteQuery } from '../../bookings/bookings.queries.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { isRefusal } from '@five/client/query-client';
import { useRefusal } from '../../platform/forms/refusal.tsx';
import { Money } from '../../platform/texts/formatted.tsx';
import css from './reserve-form.module.css';

interface SlotPriceProps {
  input: DeskQuoteRequest;
  /**
   * Set if the slot is paid with pack hours instead of money: the hours used, and the hours left.
   */
  packHours: { hours: number; left: number } | null;
}

/**
 * The price by the customer's tariff, or the reason why the slot has no price. While a new price
 * loads, the previous price stays visible, dimmed.
 */
export function SlotPrice({ input, packHours }: SlotPriceProps) {
  const t = useTypedTranslate();
  const { data, error, isPlaceholderData, refetch } = useQuery(quoteQuery(input));
  const refused = useRefusal(error);
  return (
    <p className={css['price']} aria-live="polite" aria-busy={isPlaceholderData}>
      <span>{t('reserve.price')}</span>
      <strong>
        {packHours === null
          ? data && <Money cents={data.totalCents} />
          : t('pack.uses', { hours: packHours.hours, count: packHours.left })}
      </strong>
      {error && <small>{refused}</small>}
      {error && !isRefusal(error) && (
        <Button size="small" variant="outlined" onClick={() => void refetch()}>
          {t('board.retry')}
        </Button>
      )}
    </p>
  );
}
