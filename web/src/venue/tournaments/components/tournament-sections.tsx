import { ranksThrough } from '@five/shared/tournaments/bracket.rules';
import type { MatchAnswer, TournamentAnswer } from '@five/shared/tournaments/tournaments.contract';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../platform/texts/format.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { daysOf } from '../bracket.ts';
import { nextShown, sectionsOf, type SectionKey } from '../section-order.ts';
import { Bracket } from './bracket.tsx';
import { GroupTable } from './group-table.tsx';
import { MatchCard } from './match-card.tsx';
import { TeamName } from './team-name.tsx';

/**
 * All sections of a tournament on one page. Links to the sections are at the top; the first section
 * contains the next matches, if there are any.
 */
export function TournamentSections({ tournament }: { tournament: TournamentAnswer }) {
  const { t } = useTranslation('tournaments');
  const sections = sectionsOf(tournament);
  return (
    <>
      <nav className="tournament-nav" aria-label={t('onThisPage')}>
        <ul className="wrap">
          {sections.map((key) => (
            <li key={key}>
              <a href={`#${key}`}>{t(`section.${key}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="wrap tournament-body">
        {sections.map((key) => (
          <section key={key} id={key}>
            <h2>{t(`section.${key}`)}</h2>
            <Content section={key} tournament={tournament} />
          </section>
        ))}
      </div>
    </>
  );
}

function Content({ section, tournament }: { section: SectionKey; tournament: TournamentAnswer }) {
  switch (section) {
    case 'next':
      return <Cards matches={nextShown(tournament)} tournament={tournament} />;
    case 'bracket':
      return <Bracket tournament={tournament} />;
    case 'groups':
      return <Groups tournament={tournament} />;
    case 'matches':
      return <Days tournament={tournament} />;
    case 'teams':
      return <Teams tournament={tournament} />;
    case 'rules':
      return <Rules text={tournament.rules ?? ''} />;
  }
}

function Rules({ text }: { text: string }) {
  return (
    <div className="tournament-rules">
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

function Cards({
  matches,
  tournament,
  without,
}: {
  matches: MatchAnswer[];
  tournament: TournamentAnswer;
  without?: 'day';
}) {
  return (
    <ul className="match-cards">
      {matches.map((match) => (
        <li key={match.reference}>
          <MatchCard
            match={match}
            matches={tournament.matches}
            teams={tournament.teams}
            without={without}
          />
        </li>
      ))}
    </ul>
  );
}

function Groups({ tournament }: { tournament: TournamentAnswer }) {
  const { t } = useTranslation('tournaments');
  const { groups, teams } = tournament;
  return (
    <>
      <ul className="groups">
        {groups.map(({ code, standings }) => (
          <li key={code}>
            <GroupTable
              code={code}
              standings={standings}
              teams={teams}
              through={ranksThrough(tournament.matches, code)}
            />
          </li>
        ))}
      </ul>
      {groups.some(({ code }) => ranksThrough(tournament.matches, code).size > 0) && (
        <p className="groups-legend">{t('table.legend')}</p>
      )}
    </>
  );
}

function Days({ tournament }: { tournament: TournamentAnswer }) {
  const { t } = useTranslation('tournaments');
  const { locale } = useLocale();
  return (
    <ol className="match-days">
      {daysOf(tournament.matches).map(({ date, matches }) => (
        <li key={date ?? 'open'}>
          <h3 className="sentence">
            {date === null ? t('match.open') : formatDay(date, locale, 'long')}
          </h3>
          <Cards matches={matches} tournament={tournament} without="day" />
        </li>
      ))}
    </ol>
  );
}

function Teams({ tournament: { teams } }: { tournament: TournamentAnswer }) {
  return (
    <ul className="teams">
      {teams.map((team) => (
        <li key={team.reference}>
          <TeamName team={team} />
        </li>
      ))}
    </ul>
  );
}
