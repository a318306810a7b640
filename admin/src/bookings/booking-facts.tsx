import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { IconPhone } from '@tabler/icons-react';
import { Phone } from '../platform/phone.tsx';
import { useSay } from '../platform/i18n.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import css from '../ui/record-detail.module.css';

/** Contact of the customer, and the terms of the booking. */
export function BookingFacts({ booking }: { booking: BookingAnswer }) {
  const say = useSay();
  const { customer, reference, note, paymentMethod } = booking;
  return (
    <dl className={css['facts']}>
      <dt>{say('booking.phone')}</dt>
      <dd>
        {customer.phone ? (
          <PhoneLink name={customer.fullName} phone={customer.phone} />
        ) : (
          <span>{say('booking.no_phone')}</span>
        )}
      </dd>
      <dt>{say('booking.method')}</dt>
      <dd>{say(`methods.${paymentMethod}`)}</dd>
      <dt>{say('resources.bookings.fields.reference')}</dt>
      <dd>
        <bdi className="figures">{reference}</bdi>
        <CopyButton
          text={reference}
          label={say('booking.copy', { reference })}
          done={say('booking.copied')}
        />
      </dd>
      {note && <dt>{say('booking.note')}</dt>}
      {note && (
        <dd>
          <bdi>{note}</bdi>
        </dd>
      )}
    </dl>
  );
}

function PhoneLink({ name, phone }: { name: string; phone: string }) {
  const say = useSay();
  return (
    <a href={`tel:${phone}`} className={css['phone']}>
      <IconPhone aria-hidden size={18} />
      <span className="sr-only">{say('booking.call', { name })}</span>
      <Phone phone={phone} />
    </a>
  );
}
