import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { IconPhone } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Phone } from '../../platform/texts/formatted.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import css from '../../ui/layouts/record-detail.module.css';
import { BOOKING_TEXTS } from '../actions/extras.rules.ts';

/** Phone number of the customer, payment method, reference and texts of a booking. */
export function BookingFacts({ booking }: { booking: BookingAnswer }) {
  const t = useTypedTranslate();
  const { customer, reference, paymentMethod } = booking;
  return (
    <dl className={css['facts']}>
      <dt>{t('labels.person.phone')}</dt>
      <dd>
        {customer.phone ? (
          <PhoneLink name={customer.fullName} phone={customer.phone} />
        ) : (
          <span>{t('booking.no_phone')}</span>
        )}
      </dd>
      <dt>{t('booking.method')}</dt>
      <dd>{t(`methods.${paymentMethod}`)}</dd>
      <dt>{t('labels.record.reference')}</dt>
      <dd>
        <bdi className="figures">{reference}</bdi>
        <CopyButton
          text={reference}
          label={t('booking.copy', { reference })}
          doneLabel={t('booking.copied')}
          refusedLabel={t('clipboard.refused')}
        />
      </dd>
      <BookingTexts booking={booking} />
    </dl>
  );
}

function BookingTexts({ booking }: { booking: BookingAnswer }) {
  const t = useTypedTranslate();
  return BOOKING_TEXTS.map(
    (text) =>
      booking[text] && (
        <Fragment key={text}>
          <dt>{t(`labels.booking.${text}`)}</dt>
          <dd>
            <bdi>{booking[text]}</bdi>
          </dd>
        </Fragment>
      ),
  );
}

function PhoneLink({ name, phone }: { name: string; phone: string }) {
  const t = useTypedTranslate();
  return (
    <a href={`tel:${phone}`} className={css['phone']}>
      <IconPhone aria-hidden size={18} />
      <span className="sr-only">{t('booking.call', { name })}</span>
      <Phone phone={phone} />
    </a>
  );
}
