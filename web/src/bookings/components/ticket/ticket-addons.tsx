import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { isUpcoming } from '@five/shared/bookings/bookings.codes';
import { closedAddons } from '@five/shared/bookings/closed-addons.rules';
import { formatMoney } from '@five/shared/money/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showAlert, showFailure } from '../../../platform/messages/alerts.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { type AddonCounts, countsOf, linesOf } from '../../../pricings/addons.ts';
import { AddonPicker, useOffersNone } from '../../../pricings/components/addon-picker.tsx';
import { addonsQuery } from '../../../pricings/pricings.queries.ts';
import { Button } from '../../../ui/button.tsx';
import { useChangeBooking } from '../../bookings.queries.ts';
import '../../../ui/disclosure.css';
import './ticket-parts.css';

/**
 * Add-ons of a booking, at the prices that applied when they were added. The owner can change the
 * add-ons until a payment is made.
 */
export function TicketAddons({ booking }: { booking: BookingAnswer }) {
  const { t } = useTranslation('tickets');
  const open = isUpcoming(booking.status) && booking.paidCents === 0;
  const offersNone = useOffersNone();
  if ((!open || offersNone) && booking.addons.length === 0) return null;
  return (
    <details className="ticket-part disclosure">
      <summary>
        {booking.addons.length === 0
          ? t('addons.offer')
          : t('addons.taken', { count: booking.addons.length })}
      </summary>
      <div className="ticket-addons">
        <Lines booking={booking} />
        {open ? (
          <Change key={JSON.stringify(booking.addons)} booking={booking} />
        ) : (
          <p>{t('addons.closed')}</p>
        )}
      </div>
    </details>
  );
}

function Lines({ booking: { lines } }: { booking: BookingAnswer }) {
  const { locale } = useLocale();
  const added = lines.filter(({ kind }) => kind === 'addon');
  if (added.length === 0) return null;
  return (
    <ul className="ticket-addon-lines">
      {added.map(({ text, quantity, totalCents }) => (
        <li key={text}>
          <span>
            <bdi>{quantity}</bdi> × {text}
          </span>
          <bdi>{formatMoney(totalCents, locale)}</bdi>
        </li>
      ))}
    </ul>
  );
}

function Change({ booking }: { booking: BookingAnswer }) {
  const { reference, addons } = booking;
  const { t } = useTranslation(['tickets', 'common']);
  const [counts, setCounts] = useState<AddonCounts>(() => countsOf(addons));
  const { data: offered = [] } = useQuery(addonsQuery());
  const { mutate, isPending } = useChangeBooking();
  const save = () =>
    mutate(
      { reference, addons: linesOf(counts) },
      {
        onSuccess: () => showAlert({ status: 'success', message: t('addons.saved') }),
        onError: (error) => showFailure(error, t('common:error.unanswered')),
      },
    );
  return (
    <>
      <AddonPicker counts={counts} onChange={setCounts} closed={closedAddons(booking, offered)} />
      <Button look="quiet" busy={isPending} onClick={save}>
        {t('addons.save')}
      </Button>
    </>
  );
}
