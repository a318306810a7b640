import type { MatchAnswerCode } from '@five/shared/community/matches/matches.codes';
import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import { formatMoney } from '@five/shared/money/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { LoadFailed } from '../../../platform/page/load-failed.tsx';
import { useResult } from '../../../platform/requests/use-result.ts';
import { useSession } from '../../../platform/requests/session.ts';
import { formatDayAt } from '../../../platform/texts/format-night.ts';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import { TimeRange } from '../../../platform/texts/time-range.tsx';
import { LostBall } from '../../../ui/art/lost-ball.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { useVenueName } from '../../../venue/venue.queries.ts';
import { AnswerBar } from '../components/answer-bar.tsx';
import { CaptainTools } from '../components/captain-tools.tsx';
import { MatchActions } from '../components/match-actions.tsx';
import { MatchLists } from '../components/match-lists.tsx';
import { MatchRecords } from '../components/match-records.tsx';
import { MatchPitch } from '../components/match-pitch.tsx';
import { MatchResult } from '../components/results/match-result.tsx';
import { PlayerVote } from '../components/results/player-vote.tsx';
import { MatchShares } from '../components/shares/match-shares.tsx';
import { MatchTeams } from '../components/teams/match-teams.tsx';
import {
  matchLinkQuery,
  sendAnswer,
  useMatchChange,
  useMatchLinkEvents,
} from '../matches.queries.ts';
import './match.css';

/** The match of a booking, which its link opens without an account. */
export default function MatchOfLink() {
  const { t } = useTranslation('match');
  const { token = '' } = useParams();
  const session = useSession();
  const { data: match, failed, retry } = useResult(matchLinkQuery(token, Boolean(session)));
  const venue = useVenueName();
  useMatchLinkEvents(token);
  return (
    <>
      <title>{`${t('title')} · ${venue}`}</title>
      {failed && (
        <div className="wrap match-link">
          <LoadFailed onRetry={retry} />
        </div>
      )}
      {!failed && match === undefined && (
        <div className="wrap match-link">
          <Skeleton height="34rem" />
        </div>
      )}
      {match === null && <Unknown />}
      {match && <Match token={token} match={match} />}
    </>
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
  const signedIn = Boolean(useSession());
  const { mutate } = useMatchChange(token);
  const { state, manages, mine } = match;
  const isOpen = state === 'open' || (state === 'closed' && manages);
  const take = () => {
    if (mine || signedIn) mutate(() => sendAnswer(token, { answer: 'in' }));
    else setAsked('in');
  };
  return (
    <>
      <div className="wrap match-link">
        <Head match={match} />
        <MatchPitch match={match} onTake={isOpen && mine?.answer !== 'in' ? take : undefined} />
        <div className="match-beside">
          <MatchResult token={token} match={match} />
          <PlayerVote token={token} match={match} />
          <MatchTeams token={token} match={match} canEdit={match.acts.teams} />
          <MatchLists match={match} />
          <MatchShares match={match} />
          <MatchRecords match={match} />
          <MatchActions token={token} match={match} />
          {manages && state !== 'cancelled' && state !== 'over' && (
            <CaptainTools token={token} match={match} />
          )}
        </div>
      </div>
      {isOpen && <AnswerBar token={token} match={match} asked={asked} onAsk={setAsked} />}
    </>
  );
}

function Head({ match }: { match: BookingMatchAnswer }) {
  const { t } = useTranslation('match');
  const { locale } = useLocale();
  const { date, startTime, endTime, pitchName, venue, counts, size, state, note, captain } = match;
  return (
    <header className="match-head">
      <p className="match-place">
        <bdi>{venue}</bdi> · <bdi>{pitchName}</bdi>
      </p>
      <h1>
        <span className="sentence">{formatDayAt(date, startTime, locale, 'long')}</span>
        <span className="figure">
          <TimeRange startTime={startTime} endTime={endTime} />
        </span>
      </h1>
      <p className="match-counts">
        <strong>{t('count', { in: Math.min(counts.in, size), size })}</strong>
        <span>
          {counts.free > 0 ? t('free', { count: counts.free }) : t('full')}
          {counts.maybe > 0 && ` · ${t('maybeCount', { count: counts.maybe })}`}
        </span>
      </p>
      <p>
        {t('by')} <bdi>{captain.displayName}</bdi> ·{' '}
        {t('perSeat', { amount: formatMoney(match.perSeatCents, locale) })}
      </p>
      {note && (
        <p className="match-note" dir="auto">
          {note}
        </p>
      )}
      {state !== 'open' && (
        <Notice status={state === 'cancelled' ? 'error' : 'info'}>
          <p>{t(`state.${state}`)}</p>
        </Notice>
      )}
    </header>
  );
}
