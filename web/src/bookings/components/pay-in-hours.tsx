import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { formatMoney } from '@five/shared/money/money';
import { sumOfLines } from '@five/shared/pricings/quote.rules';
import { hoursOf } from '@five/shared/subscriptions/subscriptions.rules';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showAlert, showFailure } from '../../platform/messages/alerts.ts';
import { useIdempotencyKey } from '@five/client/api';
import { useLocale } from '../../platform/texts/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { usePayInHours } from '../bookings.queries.ts';
import { usePackFor } from '../use-pack-for.ts';

interface Props {
  booking: BookingAnswer;
  pack: SubscriptionAnswer;
}

/** Offers to pay a booking with pack hours, if one of the player's packs has enough hours. */
export function PayInHours({ booking }: { booking: BookingAnswer }) {
  const pack = usePackFor({ date: booking.date, minutes: booking.durationMinutes });
  return pack && <Offer booking={booking} pack={pack} />;
}

/** A button that pays with pack hours after a confirmation. */
function Offer({ booking, pack }: Props) {
  const { t } = useTranslation('tickets');
  const [open, setOpen] = useState(false);
  const { pay, busy } = usePay(booking.reference);
  const title = `hours-${booking.reference}`;
  return (
    <>
      <Button
        look="quiet"
        icon={<IconTicket size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('hours.open')}
      </Button>
      <Dialog labelledBy={title} open={open} onClose={() => setOpen(false)}>
        <h2 id={title}>{t('hours.title')}</h2>
        <Consequence booking={booking} pack={pack} />
        <div className="dialog-actions">
          <Button look="quiet" onClick={() => setOpen(false)}>
            {t('hours.keep')}
          </Button>
          <Button busy={busy} onClick={() => pay(() => setOpen(false))}>
            {t('hours.confirm')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/**
 * States how many hours are deducted and how many remain; add-ons still have to be paid in money.
 */
function Consequence({
  booking: { durationMinutes, lines },
  pack: { name, remainingHours },
}: Props) {
  const { t } = useTranslation(['tickets', 'packs']);
  const { locale } = useLocale();
  const hours = hoursOf(durationMinutes);
  const addonsCents = sumOfLines(lines.filter(({ kind }) => kind === 'addon'));
  return (
    <>
      <p>{t('hours.text', { count: hours, name })}</p>
      <p>{t('hours.left', { left: t('packs:hours', { count: remainingHours - hours }) })}</p>
      {addonsCents > 0 && <p>{t('hours.addons', { amount: formatMoney(addonsCents, locale) })}</p>}
    </>
  );
}

function usePay(reference: string) {
  const { t } = useTranslation(['tickets', 'common']);
  const { mutateAsync, isPending } = usePayInHours();
  const wishes = useIdempotencyKey();
  const pay = (onSettled: () => void) =>
    void wishes
      .send({ reference }, (idempotencyKey) => mutateAsync({ reference, idempotencyKey }))
      .then(() => showAlert({ status: 'success', message: t('hours.done') }))
      .catch((error: unknown) => showFailure(error, t('common:error.unanswered')))
      .finally(onSettled);
  return { busy: isPending, pay };
}
