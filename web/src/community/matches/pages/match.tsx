import type { MatchAnswerCode } from '@five/shared/community/matches/matches.codes';
import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { LoadFailed } from '../../../platform/page/load-failed.tsx';
import { ServedAgain } from '../../../platform/page/served-again.tsx';
import { keepAnswer, useOfflinePages } from '../../../platform/requests/offline-pages.ts';
import { useResult } from '../../../platform/requests/use-result.ts';
import { useSession } from '../../../platform/requests/session.ts';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { LostBall } from '../../../ui/art/lost-ball.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { PushOffer } from '../../../venue/components/push/push-offer.tsx';
import { OfflineNotice } from '../../../venue/components/offline-notice.tsx';
import { useVenueName } from '../../../venue/venue.queries.ts';
import { AnswerBar } from '../components/answer-bar.tsx';
import { CaptainTools } from '../components/captain-tools.tsx';
import { MatchContent } from '../components/match-content.tsx';
import { MatchActions } from '../components/match-actions.tsx';
import {
  matchLinkQuery,
  sendAnswer,
  useMatchChange,
  useMatchLinkEvents,
} from '../matches.queries.ts';
import './match.css';
import './match-night.css';

/** The match of a booking, which its link opens without an account. */
export default function MatchOfLink() {
  const { t } = useTranslation('match');
  const { token = '' } = useParams();
  const session = useSession();
  const { data: match, failed, retry } = useResult(matchLinkQuery(token, Boolean(session)));
  // Until the session is known, so is not who reads the match.
  const shown = session === undefined ? undefined : match;
  const venue = useVenueName();
  useMatchLinkEvents(token);
  const keep = useCallback(
    (client: QueryClient) =>
      keepAnswer(client, `/api/matches/${token}`, matchLinkQuery(token, true)),
    [token],
  );
  useOfflinePages(keep);
  return (
    <>
      <title>{`${t('title')} · ${venue}`}</title>
      <OfflineNotice
        say={({ day, time }) =>
          day === null ? t('offline.today', { time }) : t('offline.earlier', { day, time })
        }
      />
      {failed && (
        <div className="wrap match-link">
          <LoadFailed onRetry={retry} />
        </div>
      )}
      {!failed && shown === undefined && <ServedAgain otherwise={<Waiting />} />}
      {shown === null && <Unknown />}
      {shown && <Match token={token} match={shown} />}
    </>
  );
}

function Waiting() {
  return (
    <div className="wrap match-link">
      <Skeleton height="34rem" />
    </div>
  );
}

function Unknown() {
  const { t } = useTranslation('match');
  return (
    <div className="wrap match-link">
      <Empty scene={<LostBall />} title={t('unknownTitle')} text={t('unknownText')}>
        <LocaleLink to="/" className={buttonClass()}>
          {t('home')}
        </LocaleLink>
      </Empty>
    </div>
  );
}

function Match({ token, match }: { token: string; match: BookingMatchAnswer }) {
  const [asked, setAsked] = useState<MatchAnswerCode | null>(null);
  const [hasJoined, setJoined] = useState(false);
  const signedIn = Boolean(useSession());
  const { mutate } = useMatchChange(token);
  const { state, manages, mine } = match;
  const isOpen = state === 'open' || (state === 'closed' && manages);
  const take = () => {
    if (mine || signedIn)
      mutate(() => sendAnswer(token, { answer: 'in' }), { onSuccess: () => setJoined(true) });
    else setAsked('in');
  };
  return (
    <>
      <MatchContent
        token={token}
        match={match}
        onTake={isOpen && mine?.answer !== 'in' ? take : undefined}
      >
        <MatchActions token={token} match={match} />
        {manages && state !== 'cancelled' && state !== 'over' && (
          <CaptainTools token={token} match={match} />
        )}
      </MatchContent>
      {isOpen && (
        <AnswerBar token={token} match={match} asked={asked} onAsk={setAsked} onJoined={setJoined}>
          {hasJoined && signedIn && <PushOffer />}
        </AnswerBar>
      )}
    </>
  );
}
