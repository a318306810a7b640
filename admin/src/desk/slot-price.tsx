import type { QuoteInput } from '@five/shared/bookings/bookings.contract';
import { useQuery } from '@tanstack/react-query';
import { quoteQuery } from '../bookings/bookings.queries.ts';
import { useSay } from '../platform/i18n.ts';
import { Money } from '../platform/when.tsx';
import css from './reserve-form.module.css';

interface SlotPriceProps {
  asked: QuoteInput;
  /** Paid with that many hours of a pack, which cost no money. */
  packHours: number | null;
}

/** The price before anything is pressed, by the customer's price list, and why there is none when there is none. The one before stays, pale, until the next is known. */
export function SlotPrice({ asked, packHours }: SlotPriceProps) {
  const say = useSay();
  const { data, error, isPlaceholderData } = useQuery(quoteQuery(asked));
  return (
    <p className={css['price']} aria-live="polite" aria-busy={isPlaceholderData}>
      <span>{say('reserve.price')}</span>
      <strong>{packHours === null ? data && <Money cents={data.totalCents} /> : say('reserve.pack_hours', { hours: packHours })}</strong>
      {error && <small>{error.message || say('reserve.price_failed')}</small>}
    </p>
  );
}
