import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import { isUpcoming } from '@five/shared/bookings/bookings.codes';
import type { HTMLAttributes } from 'react';
import { Phone } from '../platform/texts/formatted.tsx';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { useFormat } from '../platform/texts/use-format.ts';
import { AccountBadge } from './account-badge.tsx';
import css from './customers.module.css';

interface ExistingCustomerProps {
  props: HTMLAttributes<HTMLLIElement>;
  customer: CustomerAnswer;
  /** The customer's next booking, else the last one. */
  booking?: BookingAnswer | null;
}

/**
 * A customer as an option of a list, with enough detail to distinguish customers of the same name.
 */
export function ExistingCustomer({ props, customer, booking = null }: ExistingCustomerProps) {
  const t = useTypedTranslate();
  const { shortDay } = useFormat();
  return (
    <li {...props}>
      <span className={css['person']}>
        <span>
          <bdi>
            <strong>{customer.fullName}</strong>
          </bdi>
          {customer.user !== null && <AccountBadge />}
        </span>
        {customer.phone && <Phone phone={customer.phone} />}
        {booking && (
          <small>
            {t(isUpcoming(booking.status) ? 'known.next' : 'known.last', {
              day: shortDay(booking.date),
            })}
          </small>
        )}
      </span>
    </li>
  );
}
