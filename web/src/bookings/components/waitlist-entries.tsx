import type { WaitingAnswer } from '@five/shared/waiting/waiting.contract';
import { IconHourglassHigh, IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showAlert, showFailure } from '../../platform/messages/alerts.ts';
import { formatTime } from '../../platform/texts/format.ts';
import { formatDayAt } from '../../platform/texts/format-night.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useResult } from '../../platform/requests/use-result.ts';
import { useSession } from '../../platform/requests/session.ts';
import { TimeRange } from '../../platform/texts/time-range.tsx';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { ConfirmButton } from '../../ui/dialog/confirm-button.tsx';
import { usePitchName } from '../use-pitch-name.ts';
import { ownWaitlistQuery, useLeaveWaitlist } from '../waitlist.queries.ts';
import { OfferCard } from './offer-card.tsx';
import './waitlist-entries.css';

/**
 * Section with the player's entries on the waiting list, open offers first; nothing if there are
 * none.
 */
export function WaitlistEntries() {
  const { t } = useTranslation('waiting');
  const { data: places = [], failed, retry } = useResult(ownWaitlistQuery(Boolean(useSession())));
  if (failed) return <LoadFailed onRetry={retry} />;
  const [offered, waiting] = [
    places.filter(({ offer }) => offer !== null),
    places.filter(({ status }) => status === 'waiting'),
  ];
  if (offered.length + waiting.length === 0) return null;
  return (
    <section className="places" id="places" aria-labelledby="places-title">
      <h2 id="places-title">{t('places.title')}</h2>
      {offered.map((place) => (
        <WaitlistOffer key={place.reference} place={place} />
      ))}
      {waiting.length > 0 && (
        <ul>
          {waiting.map((place) => (
            <WaitlistEntry key={place.reference} place={place} />
          ))}
        </ul>
      )}
    </section>
  );
}

function WaitlistOffer({ place: { reference, offer } }: { place: WaitingAnswer }) {
  const pitchName = usePitchName();
  return (
    offer && (
      <OfferCard offer={offer} pitch={pitchName(offer.pitch)} access={{ place: reference }} />
    )
  );
}

function WaitlistEntry({ place }: { place: WaitingAnswer }) {
  const { t } = useTranslation('waiting');
  const { locale } = useLocale();
  const pitchName = usePitchName();
  const { leave, busy } = useLeaveEntry(place);
  const also = [
    place.flexible && t('places.flexible'),
    place.otherLength && t('places.otherLength'),
    place.squad !== null && t('places.squad', { players: place.players }),
  ].filter((word) => word !== false);
  return (
    <li className="place">
      <IconHourglassHigh size={26} aria-hidden />
      <div className="place-what">
        <strong>
          {formatDayAt(place.date, place.startTime, locale, 'long')} ·{' '}
          <TimeRange startTime={place.startTime} endTime={place.endTime} />
        </strong>
        <span>
          {[place.pitch === null ? t('places.anyPitch') : pitchName(place.pitch), ...also].join(
            ' · ',
          )}
        </span>
        <span className="place-rank">
          {t('places.rank', { rank: place.rank })}
          {place.chance && <small>{t('places.chance', { ...place.chance })}</small>}
        </span>
      </div>
      <ConfirmButton
        act={t('places.leave')}
        title={t('places.leaveTitle')}
        text={t('places.leaveText', { rank: place.rank })}
        cancelLabel={t('places.keep')}
        size="small"
        icon={<IconLogout size={18} className="points" aria-hidden />}
        busy={busy}
        onAct={leave}
      />
    </li>
  );
}

function useLeaveEntry({ reference, date, startTime }: WaitingAnswer) {
  const { t } = useTranslation('waiting');
  const { locale } = useLocale();
  const slot = `${formatDayAt(date, startTime, locale, 'long')}, ${formatTime(startTime, locale)}`;
  const { mutateAsync, isPending } = useLeaveWaitlist();
  const leave = () =>
    void mutateAsync(reference)
      .then(({ message }) => showAlert({ status: 'success', message }))
      .catch((error: unknown) => showFailure(error, t('places.unanswered', { slot })));
  return { leave, busy: isPending };
}
