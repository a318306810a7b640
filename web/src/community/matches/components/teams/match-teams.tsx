import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import { TEAMS, type Team } from '@five/shared/community/matches/matches.codes';
import { MIN_TEAM_PLAYERS } from '@five/shared/community/matches/teams.rules';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { makeTeams, useTeamsChange } from '../../matches.queries.ts';
import { TeamEditor } from './team-editor.tsx';
import { TeamLevels } from './team-levels.tsx';
import './match-teams.css';

interface Props {
  token: string;
  match: BookingMatchAnswer;
  /** Whether the caller may change the teams. */
  canEdit: boolean;
}

/** The teams with the reason for them; the captain makes and changes them. */
export function MatchTeams({ token, match, canEdit }: Props) {
  const { t } = useTranslation('match');
  const { teams, seats } = match;
  if (!teams && (!canEdit || seats.length < MIN_TEAM_PLAYERS)) return null;
  return (
    <section className="match-teams">
      <h2>{t('teams.title')}</h2>
      {teams && !canEdit && <TeamSides match={match} />}
      {teams && canEdit && (
        <TeamEditor
          key={TEAMS.map((team) => teams[team].toSorted().join()).join(' ')}
          token={token}
          match={match}
          teams={teams}
        />
      )}
      {canEdit && seats.length >= MIN_TEAM_PLAYERS && (
        <>
          <MakeTeams token={token} isFirst={!teams} />
          {match.state !== 'over' && <TeamLevels token={token} match={match} />}
        </>
      )}
    </section>
  );
}

function TeamSides({ match: { teams, seats } }: { match: BookingMatchAnswer }) {
  const { t } = useTranslation('match');
  if (!teams) return null;
  const namesOf = (team: Team) => seats.filter(({ id }) => teams[team].includes(id));
  return (
    <>
      <p className="team-why">{t(`teams.why.${teams.why}`)}</p>
      <div className="team-sides">
        {TEAMS.map((team) => (
          <section key={team} data-team={team}>
            <h3>{t(`teams.name.${team}`)}</h3>
            <ul>
              {namesOf(team).map(({ id, displayName, mine }) => (
                <li key={id} className="team-player" data-mine={mine || undefined}>
                  <bdi>{displayName}</bdi>
                  {mine && <span className="unseen">{t('you')}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function MakeTeams({ token, isFirst }: { token: string; isFirst: boolean }) {
  const { t } = useTranslation('match');
  const { mutate, isPending } = useTeamsChange(token);
  return (
    <div>
      <Button
        look={isFirst ? 'primary' : 'quiet'}
        busy={isPending}
        onClick={() => mutate(() => makeTeams(token))}
      >
        {t(isFirst ? 'teams.make' : 'teams.remake')}
      </Button>
    </div>
  );
}
