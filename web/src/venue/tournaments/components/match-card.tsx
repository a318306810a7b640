import type { Locale } from '@five/shared/locales/locale';
import type {
  MatchAnswer,
  MatchSide,
  TeamAnswer,
} from '@five/shared/tournaments/tournaments.contract';
import { useTranslation } from 'react-i18next';
import { formatDay, formatTime } from '../../../platform/texts/format.ts';
import { formatDayAt } from '../../../platform/texts/format-night.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { usePitchName } from '../../use-pitch-name.ts';
import { winnerOf } from '../bracket.ts';
import { useSideText, useStageText } from '../tournament-texts.ts';
import './match-card.css';
import { TeamName } from './team-name.tsx';

interface Props {
  match: MatchAnswer;
  matches: MatchAnswer[];
  teams: TeamAnswer[];
  /**
   * The fact (day or stage of the tournament) that the card leaves out, because it is displayed
   * near the card.
   */
  without?: 'day' | 'stage';
}

/**
 * Card of a match. Each side has its own row with its goals, so that the score is unambiguous in
 * either text direction.
 */
export function MatchCard({ match, matches, teams, without }: Props) {
  const { t } = useTranslation('tournaments');
  const stage = useStageText();
  const winner = winnerOf(match);
  return (
    <div className="match" data-stage={match.stage} data-played={match.played || undefined}>
      <p className="match-head">
        <When match={match} day={without !== 'day'} />
        {without !== 'stage' && <span className="match-stage">{stage(match)}</span>}
      </p>
      {(['home', 'away'] as const).map((side) => (
        <p key={side} className="match-side" data-won={winner === side || undefined}>
          <Side side={match[side]} matches={matches} teams={teams} />
          {winner === side && <span className="unseen">{t('match.won')}</span>}
          <Goals match={match} side={side} />
        </p>
      ))}
    </div>
  );
}

function When({ match: { date, startTime, pitch }, day }: { match: MatchAnswer; day: boolean }) {
  const { t } = useTranslation('tournaments');
  const { locale } = useLocale();
  const pitchName = usePitchName((code) => t('match.pitch', { pitch: code }));
  if (date === null) return <span>{t('match.open')}</span>;
  const parts = [
    day && dayOf(date, startTime, locale),
    startTime && formatTime(startTime, locale),
    pitch && pitchName(pitch),
  ].filter((part) => typeof part === 'string');
  return (
    <span>
      {parts.map((part, i) => (
        <span key={part}>
          {i > 0 && ' · '}
          <bdi>{part}</bdi>
        </span>
      ))}
    </span>
  );
}

const dayOf = (date: string, startTime: string | null, locale: Locale) =>
  startTime === null
    ? formatDay(date, locale, 'short')
    : formatDayAt(date, startTime, locale, 'short');

function Side({
  side,
  matches,
  teams,
}: {
  side: MatchSide;
  matches: MatchAnswer[];
  teams: TeamAnswer[];
}) {
  const sideText = useSideText(matches);
  const team = teams.find(({ reference }) => reference === side.team);
  return team ? <TeamName team={team} /> : <span className="match-open">{sideText(side)}</span>;
}

function Goals({ match, side }: { match: MatchAnswer; side: 'home' | 'away' }) {
  const { t } = useTranslation('tournaments');
  if (!match.played) return null;
  const penalties = side === 'home' ? match.homePenalties : match.awayPenalties;
  return (
    <span className="match-goals">
      {penalties !== null && (
        <span className="match-penalties">
          <span className="unseen">{t('match.penalties')}</span> ({penalties})
        </span>
      )}
      <span className="figure">{side === 'home' ? match.homeGoals : match.awayGoals}</span>
    </span>
  );
}
