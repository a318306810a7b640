import type { OfferAnswer } from '@five/shared/waiting/waiting.contract';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '@five/client/failure';
import { formatDayAt } from '../../platform/texts/format-night.ts';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { useResult } from '../../platform/requests/use-result.ts';
import { useUrlToken } from '../../platform/requests/url-tokens.ts';
import { useSession } from '../../platform/requests/session.ts';
import { TimeRange } from '../../platform/texts/time-range.tsx';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { ClosedHall } from '../../ui/art/closed-hall.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { useVenue } from '../../venue/venue.queries.ts';
import { OfferCard } from '../components/offer-card.tsx';
import { offerQuery } from '../waitlist.queries.ts';
import './offer.css';

/**
 * Page of a slot offered from the waiting list, which a link in a mail opens. Opening the page does
 * not accept the offer; the button does.
 */
export default function Offer() {
  const { t } = useTranslation(['waiting', 'common']);
  const { data: venue } = useVenue();
  return (
    <div className="wrap offer-page">
      <title>{`${t('offer.title')} · ${venue?.name ?? t('common:brand')}`}</title>
      <h1>{t('offer.title')}</h1>
      <Opened />
    </div>
  );
}

function Opened() {
  const alive = useSession() !== undefined;
  const token = useUrlToken('token');
  const { data: offer, failed, retry, error } = useResult(offerQuery(token));
  if (!alive) return <Skeleton height="26rem" />;
  if (token === '' || (error instanceof ApiFailure && error.status === 404)) return <Unknown />;
  if (failed) return <LoadFailed onRetry={retry} />;
  if (!offer) return <Skeleton height="26rem" />;
  return offer.status === 'offered' ? (
    <OfferCard offer={offer} pitch={offer.pitchName} access={{ token }} />
  ) : (
    <Over offer={offer} />
  );
}

function Unknown() {
  const { t } = useTranslation(['waiting', 'common']);
  return (
    <Empty scene={<ClosedHall />} title={t('offer.unknownTitle')} text={t('offer.unknownText')}>
      <LocaleLink to="/account/reservations/list" className={buttonClass()}>
        {t('offer.toList')}
      </LocaleLink>
    </Empty>
  );
}

/**
 * Shown if the offer is over: a link to the ticket if the offer was accepted, otherwise a text that
 * it is no longer available.
 */
function Over({
  offer: { status, booking, date, startTime, endTime, pitchName },
}: {
  offer: OfferAnswer;
}) {
  const { t } = useTranslation(['waiting', 'common']);
  const { locale } = useLocale();
  const isTaken = status === 'taken';
  return (
    <Notice
      status={isTaken ? 'success' : 'warning'}
      title={t(isTaken ? 'offer.takenTitle' : 'offer.overTitle')}
      live
    >
      <p>
        {formatDayAt(date, startTime, locale, 'long')},{' '}
        <TimeRange startTime={startTime} endTime={endTime} />, {pitchName}
      </p>
      <p>
        {t(isTaken ? 'offer.takenText' : 'offer.overText')}
        {booking && (
          <>
            {' '}
            <bdi dir="ltr">{booking}</bdi>
          </>
        )}
      </p>
      <LocaleLink
        to={isTaken ? '/account/reservations/list' : '/account/reservations/create'}
        className={buttonClass('quiet', 'small')}
      >
        {t(isTaken ? 'offer.toTicket' : 'offer.toBoard')}
      </LocaleLink>
    </Notice>
  );
}
