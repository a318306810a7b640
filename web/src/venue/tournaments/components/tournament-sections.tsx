import { ranksThrough } from '@five/shared/tournaments/bracket.rules';
import type { MatchAnswer, TournamentAnswer } from '@five/shared/tournaments/tournaments.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../platform/texts/format.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { daysOf, nextMatches } from '../bracket.ts';
import { Bracket } from './bracket.tsx';
import { GroupTable } from './group-table.tsx';
import { MatchCard } from './match-card.tsx';
import { TeamName } from './team-name.tsx';

const NEXT_SHOWN = 3;

interface Section {
  key: 'next' | 'bracket' | 'groups' | 'matches' | 'teams' | 'rules';
  content: ReactNode;
}

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
          {sections.map(({ key }) => (
            <li key={key}>
              <a href={`#${key}`}>{t(`section.${key}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="wrap tournament-body">
        {sections.map(({ key, content }) => (
          <section key={key} id={key}>
            <h2>{t(`section.${key}`)}</h2>
            {content}
          </section>
        ))}
      </div>
    </>
  );
}

function sectionsOf(tournament: TournamentAnswer): Section[] {
  const { state, bracket, groups, matches, teams, rules } = tournament;
  const next = state === 'finished' ? [] : nextMatches(matches, NEXT_SHOWN);
  const knockOut: Section[] =
    bracket.length > 0 ? [{ key: 'bracket', content: <Bracket tournament={tournament} /> }] : [];
  const inGroups: Section[] =
    groups.length > 0 ? [{ key: 'groups', content: <Groups tournament={tournament} /> }] : [];
  const all: (Section | null)[] = [
    next.length > 0
      ? { key: 'next', content: <Cards matches={next} tournament={tournament} /> }
      : null,
    ...(hasQualified(matches) ? [...knockOut, ...inGroups] : [...inGroups, ...knockOut]),
    matches.length > 0 ? { key: 'matches', content: <Days tournament={tournament} /> } : null,
    teams.length > 0 ? { key: 'teams', content: <Teams tournament={tournament} /> } : null,
    rules
      ? {
          key: 'rules',
          content: (
            <div className="tournament-rules">
              {rules.split(/\n\s*\n/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          ),
        }
      : null,
  ];
  return all.filter((section) => section !== null);
}

/**
 * Whether any team has qualified for the knockout rounds, which are then displayed above the
 * groups.
 */
function hasQualified(matches: MatchAnswer[]): boolean {
  return matches.some(
    ({ stage, home, away }) => stage !== 'group' && (home.team !== null || away.team !== null),
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
