import type { DeskQuoteRequest } from '@five/shared/bookings/create-booking.calls';
import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { failureOf } from '@five/client/failure';
import { quoteQuery } from '../../bookings/bookings.queries.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { isRefusal } from '@five/client/query-client';
import { useRefusal } from '../../platform/forms/refusal.tsx';
import { may } from '../../platform/tables/tables.ts';
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
  return (
    <p className={css['price']} aria-live="polite" aria-busy={isPlaceholderData}>
      <span>{t('reserve.price')}</span>
      <strong>
        {packHours === null
          ? data && <Money cents={data.totalCents} />
          : t('pack.uses', { hours: packHours.hours, count: packHours.left })}
      </strong>
      {error && <Refused error={error} />}
      {error && !isRefusal(error) && (
        <Button size="small" variant="outlined" onClick={() => void refetch()}>
          {t('board.retry')}
        </Button>
      )}
    </p>
  );
}

/**
 * Why the slot has no price. The message of the API for a missing price sends customers to the
 * reception; staff are led to the prices, or to an admin.
 */
function Refused({ error }: { error: Error }) {
  const t = useTypedTranslate();
  const refused = useRefusal(error);
  if (failureOf(error).code !== 'BOOKING_NO_TARIFF') return <small>{refused}</small>;
  return (
    <small>
      {t('reserve.no_price')}{' '}
      {may('pricings.create') ? (
        <Link to="/pricings/create">{t('reserve.add_price')}</Link>
      ) : (
        t('reserve.ask_admin')
      )}
    </small>
  );
}
