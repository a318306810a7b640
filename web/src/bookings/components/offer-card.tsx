import type { WaitingOfferAnswer } from '@five/shared/waiting/waiting.contract';
import { formatMoney } from '@five/shared/money/money';
import { useTranslation } from 'react-i18next';
import { Agreement } from '../../platform/page/acceptance.tsx';
import { formatDayAt } from '../../platform/texts/format-night.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { TimeRange } from '../../platform/texts/time-range.tsx';
import { BookingMethodToggle } from '../../payments/components/method-toggle.tsx';
import { PitchLines } from '../../ui/art/pitch-lines.tsx';
import { Button } from '../../ui/button.tsx';
import { useBookingMethod } from '../use-booking-method.ts';
import { useOffer } from '../use-offer.ts';
import type { OfferAccess } from '../waitlist.queries.ts';
import { Countdown } from './countdown.tsx';
import { Refusal } from './refusal.tsx';
import '../../ui/ticket/ticket.css';
import './offer-card.css';

interface Props {
  offer: WaitingOfferAnswer;
  pitch: string;
  access: OfferAccess;
}

/**
 * A slot that is offered from the waiting list: time, pitch, price, time left, and buttons to
 * accept or decline the offer.
 */
export function OfferCard({ offer, pitch, access }: Props) {
  const { t } = useTranslation('waiting');
  const { locale } = useLocale();
  const { byPack, method, setMethod } = useBookingMethod({
    date: offer.date,
    minutes: offer.durationMinutes,
  });
  const { take, decline, busy, failure } = useOffer(access);
  return (
    <article className="ticket offer" data-status="pending">
      <header className="offer-head">
        <PitchLines />
        <span className="stub">
          <span className="stub-day">
            {formatDayAt(offer.date, offer.startTime, locale, 'long')}
          </span>
          <span className="stub-time figure">
            <TimeRange startTime={offer.startTime} endTime={offer.endTime} />
          </span>
          <span className="stub-pitch">{pitch}</span>
          <span className="stub-status">{t('offer.yours')}</span>
        </span>
      </header>
      <div className="ticket-body">
        <div className="ticket-todo">
          <p>{t('offer.lead')}</p>
          <Countdown until={offer.endsAt} label={t('offer.left')} />
        </div>
        <Cost offer={offer} />
        {failure && <Refusal failure={failure} onChoose={() => undefined} />}
        <BookingMethodToggle byPack={byPack} value={method} onChange={setMethod} />
        <div className="ticket-actions">
          <Button size="large" busy={busy === 'take'} onClick={() => take(method)}>
            {t('offer.take')}
          </Button>
          <Button size="large" look="quiet" busy={busy === 'decline'} onClick={decline}>
            {t('offer.decline')}
          </Button>
        </div>
        <p className="choice-accept">
          <Agreement text={t('offer.accept')} />
        </p>
      </div>
    </article>
  );
}

function Cost({ offer: { totalCents, perPersonCents } }: { offer: WaitingOfferAnswer }) {
  const { t } = useTranslation(['waiting', 'common']);
  const { locale } = useLocale();
  if (totalCents === null || perPersonCents === null) return null;
  return (
    <p className="offer-cost">
      <bdi className="figure">{formatMoney(totalCents, locale)}</bdi>
      <small>{t('common:perPerson', { amount: formatMoney(perPersonCents, locale) })}</small>
    </p>
  );
}
