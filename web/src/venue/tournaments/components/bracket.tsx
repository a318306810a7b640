import type { TournamentAnswer } from '@five/shared/tournaments/tournaments.contract';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { roundsOf, thirdPlaceOf } from '../bracket.ts';
import './bracket.css';
import { MatchCard } from './match-card.tsx';

/**
 * The knockout rounds side by side, with lines from each pair of matches to the next match. On
 * narrow screens the rounds are below each other.
 */
export function Bracket({ tournament }: { tournament: TournamentAnswer }) {
  const { t } = useTranslation('tournaments');
  const rounds = roundsOf(tournament);
  const third = thirdPlaceOf(tournament);
  return (
    <ol className="bracket" style={{ '--rounds': rounds.length } as CSSProperties}>
      {rounds.map(({ stage, matches }, i) => (
        <li key={stage} className="round" data-last={i === rounds.length - 1 || undefined}>
          <h3>{t(`stage.${stage}`)}</h3>
          <ul className="round-matches">
            {matches.map((match) => (
              <li key={match.reference}>
                <MatchCard
                  match={match}
                  matches={tournament.matches}
                  teams={tournament.teams}
                  without={matches.length === 1 ? 'stage' : undefined}
                />
              </li>
            ))}
          </ul>
        </li>
      ))}
      {third && (
        <li className="round round-third">
          <h3>{t('stage.third')}</h3>
          <MatchCard
            match={third}
            matches={tournament.matches}
            teams={tournament.teams}
            without="stage"
          />
        </li>
      )}
    </ol>
  );
}
