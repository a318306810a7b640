import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { isUpcoming } from '@five/shared/bookings/bookings.codes';
import { formatMoney } from '@five/shared/money/money';
import { hoursOf } from '@five/shared/subscriptions/subscriptions.rules';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../platform/texts/format.ts';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import { TicketFigure, TicketReference } from '../../../ui/ticket/ticket-figure.tsx';
import { useVenue } from '../../../venue/venue.queries.ts';

/** List of facts on a ticket: reference, amounts, series and payment method of a booking. */
export function TicketFigures({ booking }: { booking: BookingAnswer }) {
  const { t } = useTranslation(['bookings', 'states', 'labels']);
  const { locale } = useLocale();
  const { reference, paidCents, paidOn, dueCents, paymentMethod, series, status } = booking;
  const money = (cents: number) => <bdi>{formatMoney(cents, locale)}</bdi>;
  return (
    <dl className="ticket-figures">
      <TicketReference label={t('labels:record.reference')} reference={reference} />
      <TicketFigure label={t('labels:price.total')}>
        {booking.subscription === null ? (
          <TotalInMoney booking={booking} />
        ) : (
          <TotalInHours booking={booking} />
        )}
      </TicketFigure>
      {paidCents > 0 && (
        <TicketFigure label={t('ticket.paid')}>
          {money(paidCents)}
          {paidOn && (
            <small>{t('ticket.paidOn', { day: formatDay(paidOn, locale, 'full') })}</small>
          )}
        </TicketFigure>
      )}
      {paidCents > 0 && dueCents > 0 && isUpcoming(status) && (
        <TicketFigure label={t('labels:price.due')}>{money(dueCents)}</TicketFigure>
      )}
      {series !== null && (
        <TicketFigure label={t('ticket.series')}>
          <LocaleLink to={`/account/series/list?series=${series}`}>
            <bdi dir="ltr">{series}</bdi>
          </LocaleLink>
        </TicketFigure>
      )}
      <TicketFigure label={t('ticket.method')}>{t(`states:method.${paymentMethod}`)}</TicketFigure>
    </dl>
  );
}

/** The price of a booking, in total and per player. */
function TotalInMoney({ booking: { totalCents, perPersonCents } }: { booking: BookingAnswer }) {
  const { t } = useTranslation('bookings');
  const { locale } = useLocale();
  const { data: venue } = useVenue();
  return (
    <>
      <bdi>{formatMoney(totalCents, locale)}</bdi>
      {venue && (
        <small>
          {t('ticket.players', {
            amount: formatMoney(perPersonCents, locale),
            count: venue.playersPerMatch,
          })}
        </small>
      )}
    </>
  );
}

/** The number of pack hours used for a booking. Its add-ons are paid in money. */
function TotalInHours({ booking: { totalCents, durationMinutes } }: { booking: BookingAnswer }) {
  const { t } = useTranslation('bookings');
  const { locale } = useLocale();
  return (
    <>
      {t('bar.hours', { count: hoursOf(durationMinutes) })}
      <small>
        {totalCents > 0
          ? t('bar.fromPackAnd', { amount: formatMoney(totalCents, locale) })
          : t('bar.fromPack')}
      </small>
    </>
  );
}
