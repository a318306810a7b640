import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import { formatMoney } from '@five/shared/money/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayAt } from '../../../platform/texts/format-night.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { TimeRange } from '../../../platform/texts/time-range.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { MatchLists } from './match-lists.tsx';
import { MatchPitch } from './match-pitch.tsx';
import { MatchRecords } from './match-records.tsx';
import { MatchResult } from './results/match-result.tsx';
import { PlayerVote } from './results/player-vote.tsx';
import { MatchShares } from './shares/match-shares.tsx';
import { MatchTeams } from './teams/match-teams.tsx';

interface Props {
  token: string;
  match: BookingMatchAnswer;
  /** Called if a free seat is pressed; undefined if the caller can take none. */
  onTake: (() => void) | undefined;
  children?: ReactNode;
}

/** What a match consists of, followed by the children. */
export function MatchContent({ token, match, onTake, children }: Props) {
  return (
    <div className="wrap match-link">
      <Head match={match} />
      <MatchPitch match={match} onTake={onTake} />
      <div className="match-beside">
        <MatchResult token={token} match={match} />
        <PlayerVote token={token} match={match} />
        <MatchTeams token={token} match={match} canEdit={match.acts.teams} />
        <MatchLists match={match} />
        <MatchShares match={match} />
        <MatchRecords match={match} />
        {children}
      </div>
    </div>
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
