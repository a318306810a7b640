import type { TournamentAnswer } from '@five/shared/tournaments/tournaments.contract';
import { IconChevronLeft, IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SharePage } from '../../../platform/page/share-page.tsx';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { Cup } from '../../../ui/art/objects/cup.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { EditionDates } from './edition-dates.tsx';
import { StateTag } from './state-tag.tsx';
import { TeamName } from './team-name.tsx';
import './tournament-head.css';

interface Props {
  tournament: TournamentAnswer;
  /** Path of the tournament's page without language. */
  path: string;
}

/** Head of a tournament's page: name, dates, winner and the buttons that share it. */
export function TournamentHead({ tournament, path }: Props) {
  const { t } = useTranslation('tournaments');
  const { title, summary, from, to, state, poster, teamCount } = tournament;
  return (
    <header className="tournament-head">
      <div className="wrap">
        <div className="tournament-intro">
          <LocaleLink to="/tournament" className="tournament-back">
            <IconChevronLeft size={18} className="points" aria-hidden /> {t('all')}
          </LocaleLink>
          <StateTag state={state} />
          <h1>{title}</h1>
          <p className="tournament-facts">
            <EditionDates from={from} to={to} /> · {t('teams', { count: teamCount })}
          </p>
          <p>{summary}</p>
          <Champion tournament={tournament} />
          <SharePage lines={[title, summary]} path={path} look="ghost" />
        </div>
        <div className="tournament-poster">
          {poster ? (
            <Picture image={poster} alt="" ratio="4 / 5" sizes="(min-width: 768px) 20rem, 1px" />
          ) : (
            <Cup />
          )}
        </div>
      </div>
    </header>
  );
}

function Champion({ tournament: { winner, teams } }: { tournament: TournamentAnswer }) {
  const { t } = useTranslation('tournaments');
  if (winner === null) return null;
  const team = teams.find(({ name }) => name === winner);
  return (
    <p className="champion">
      <IconTrophy size={34} stroke={1.6} aria-hidden />
      <span>{t('winner')}</span>
      <strong>{team ? <TeamName team={team} /> : <bdi>{winner}</bdi>}</strong>
    </p>
  );
}
