import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import css from '../ui/layouts/record-detail.module.css';
import { channelMessagesQuery } from './channels.queries.ts';
import { DeliveryLine } from './delivery-line.tsx';

/** The messages about a booking on channels beside mail and site, with their states. */
export function BookingMessages({ booking }: { booking: string }) {
  const t = useTypedTranslate();
  const { data: messages = [] } = useQuery(channelMessagesQuery(booking));
  const heading = useId();
  if (messages.length === 0) return null;
  return (
    <section className={css['history']} aria-labelledby={heading}>
      <h3 id={heading}>{t('delivery.of_booking')}</h3>
      <ol>
        {messages.map((message) => (
          <DeliveryLine key={message.reference} message={message} />
        ))}
      </ol>
    </section>
  );
}
