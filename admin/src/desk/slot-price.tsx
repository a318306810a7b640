import type { QuoteInput } from '@five/shared/bookings/bookings.contract';
import { useQuery } from '@tanstack/react-query';
import { quoteQuery } from '../bookings/bookings.queries.ts';
import { useSay } from '../platform/i18n.ts';
import { Money } from '../platform/when.tsx';
import css from './reserve-form.module.css';

/** The price before anything is pressed, and why there is none when there is none. */
export function SlotPrice({ times }: { times: QuoteInput }) {
  const say = useSay();
  const { data, error } = useQuery(quoteQuery(times));
  return (
    <p className={css['price']} aria-live="polite">
      <span>{say('reserve.price')}</span>
      <strong>{data && <Money cents={data.totalCents} />}</strong>
      {error && <small>{error.message || say('reserve.price_failed')}</small>}
    </p>
  );
}
