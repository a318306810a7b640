import type { OpenMatchAnswer } from '@five/shared/community/open-matches/open-matches.contract';
import { fullAddress } from '@five/shared/venue/place.rules';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { formatTime } from '../../../platform/texts/format.ts';
import { formatDayAt } from '../../../platform/texts/format-night.ts';
import { joinRequestsUrl } from '../../../platform/page/scroll-to-target.ts';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import { PageHead } from '../../../platform/page/page-head.tsx';
import { ShareText } from '../../../platform/page/share-text.tsx';
import { useResult } from '../../../platform/requests/use-result.ts';
import { useSession } from '../../../platform/requests/session.ts';
import { LoadFailed } from '../../../platform/page/load-failed.tsx';
import { LostBall } from '../../../ui/art/lost-ball.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { useVenue, useVenueName } from '../../../venue/venue.queries.ts';
import { RequireVerified } from '../../components/require-verified.tsx';
import { PersonMenu } from '../../components/person-menu.tsx';
import { MatchFacts } from '../components/match-facts.tsx';
import { OwnMatchPlace } from '../components/own-match-place.tsx';
import { openMatchQuery, reportMatch, useMatchEvents } from '../open-matches.queries.ts';
import './open-matches.css';

export default function OpenMatch() {
  const { t } = useTranslation('open-matches');
  const { reference = '' } = useParams();
  const {
    data: match,
    failed,
    retry,
  } = useResult(openMatchQuery(reference, Boolean(useSession())));
  useMatchEvents();
  return (
    <div className="wrap match-page">
      <PageHead title={t('name')} description={t('description')} site={useVenueName()} />
      <LocaleLink to="/open-matches" className="match-back">
        <IconArrowLeft size={20} className="points" aria-hidden /> {t('back')}
      </LocaleLink>
      {failed && <LoadFailed onRetry={retry} />}
      {!failed &&
        (match === undefined ? (
          <Skeleton height="24rem" />
        ) : match ? (
          <Match match={match} />
        ) : (
          <MatchNotFound />
        ))}
    </div>
  );
}

function Match({ match }: { match: OpenMatchAnswer }) {
  const { t } = useTranslation('open-matches');
  const { mine, owner, reference, status, hidden } = match;
  const signedIn = Boolean(useSession());
  return (
    <article className="match-card">
      <MatchFacts match={match} heading="h1" />
      {hidden && (
        <Notice status="warning">
          <p>{t('hiddenNow')}</p>
        </Notice>
      )}
      {status !== 'closed' && <Until match={match} />}
      {status === 'open' && !hidden && <Share match={match} />}
      {mine ? (
        <LocaleLink to={joinRequestsUrl(match.booking ?? '')} className={buttonClass()}>
          {t('lead.manage')}
        </LocaleLink>
      ) : (
        <RequireVerified signIn={t('signIn')} unverified={t('unverified')}>
          <OwnMatchPlace match={match} />
        </RequireVerified>
      )}
      {signedIn && !mine && owner.reference && (
        <PersonMenu
          player={{ reference: owner.reference, displayName: owner.displayName }}
          blocked={false}
          onReport={(reason) => reportMatch(reference, reason)}
        />
      )}
    </article>
  );
}

function Until({ match: { closesDate, closesTime } }: { match: OpenMatchAnswer }) {
  const { t } = useTranslation('open-matches');
  const { locale } = useLocale();
  return (
    <p>
      {t('until', {
        date: formatDayAt(closesDate, closesTime, locale, 'long'),
        time: formatTime(closesTime, locale),
      })}
    </p>
  );
}

/** Shares the page of a match that lacks players. */
function Share({ match }: { match: OpenMatchAnswer }) {
  const { t } = useTranslation('open-matches');
  const { locale, localize } = useLocale();
  const { data: venue } = useVenue();
  const { reference, date, startTime, pitchName, placesLeft } = match;
  if (!venue) return null;
  const text = t('shareText', {
    date: formatDayAt(date, startTime, locale, 'long'),
    time: formatTime(startTime, locale),
    pitch: pitchName,
    missing: t('missing', { count: placesLeft }),
    venue: venue.name,
    address: fullAddress(venue),
    link: location.origin + localize(`/open-matches/${reference}`),
  });
  return (
    <div className="match-share">
      <ShareText text={text} />
    </div>
  );
}

function MatchNotFound() {
  const { t } = useTranslation('open-matches');
  return (
    <Empty scene={<LostBall />} title={t('missingTitle')} text={t('missingText')}>
      <LocaleLink to="/open-matches" className={buttonClass()}>
        {t('back')}
      </LocaleLink>
    </Empty>
  );
}
