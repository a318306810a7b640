import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import type { MatchTeamsAnswer } from '@five/shared/community/matches/teams.contract';
import { TEAMS, type Team } from '@five/shared/community/matches/matches.codes';
import { isEachInOneTeam, teamDifference } from '@five/shared/community/matches/teams.rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../platform/texts/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { saveTeams, useTeamsChange } from '../../matches.queries.ts';
import {
  draftOf,
  exchanged,
  isSameDraft,
  moved,
  otherTeam,
  teamOf,
  type TeamDraft,
} from '../../team-draft.ts';

interface Props {
  token: string;
  match: BookingMatchAnswer;
  teams: MatchTeamsAnswer;
}

/**
 * The teams for the captain. Two players are exchanged by pressing one after the other; the
 * difference of levels moves at once, and is saved by a button.
 */
export function TeamEditor({ token, match, teams }: Props) {
  const { t } = useTranslation('match');
  const { mutate, isPending } = useTeamsChange(token);
  const editing = useEditing(match, teams);
  const { draft, isChanged, isComplete, reset } = editing;
  const { locale } = useLocale();
  const difference = teamDifference(match.levels, draft);
  // A level that was given since moves the difference, so that the reason no longer holds.
  const isExplained = !isChanged && (teams.why === 'changed' || difference === teams.difference);
  return (
    <>
      <p className="team-why" role="status">
        {isExplained && `${t(`teams.why.${teams.why}`)} `}
        {t('teams.difference', { value: levelText(difference, locale) })}
      </p>
      <p className="team-hint">{t(editing.chosen ? 'teams.hintOther' : 'teams.hint')}</p>
      <div className="team-sides">
        {TEAMS.map((team) => (
          <EditedSide key={team} match={match} team={team} editing={editing} />
        ))}
      </div>
      <Unassigned match={match} editing={editing} />
      {isChanged && (
        <div className="team-acts">
          <Button
            disabled={!isComplete}
            busy={isPending}
            onClick={() => mutate(() => saveTeams(token, { a: [...draft.a], b: [...draft.b] }))}
          >
            {t('teams.save')}
          </Button>
          <Button look="quiet" onClick={reset}>
            {t('teams.reset')}
          </Button>
        </div>
      )}
    </>
  );
}

function useEditing({ seats }: BookingMatchAnswer, teams: MatchTeamsAnswer) {
  const seated = seats.map(({ id }) => id);
  const saved = draftOf(teams, seated);
  const [changed, setChanged] = useState<TeamDraft | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const draft = changed ?? saved;
  const apply = (next: TeamDraft) => {
    setChanged(next);
    setChosen(null);
  };
  const press = (id: string) => {
    const [from, to] = [chosen === null ? undefined : teamOf(draft, chosen), teamOf(draft, id)];
    if (chosen === id) setChosen(null);
    else if (chosen !== null && from && to && from !== to) apply(exchanged(draft, chosen, id));
    else setChosen(id);
  };
  return {
    draft,
    chosen,
    press,
    moveTo: (team: Team) => chosen !== null && apply(moved(draft, chosen, team)),
    isChanged: !isSameDraft(draft, saved),
    isComplete: isEachInOneTeam(seated, draft),
    reset: () => {
      setChanged(null);
      setChosen(null);
    },
  };
}

type Editing = ReturnType<typeof useEditing>;

interface SideProps {
  match: BookingMatchAnswer;
  team: Team;
  editing: Editing;
}

function EditedSide({ match, team, editing }: SideProps) {
  const { t } = useTranslation('match');
  const { draft, chosen, moveTo } = editing;
  const isForeign = chosen !== null && teamOf(draft, chosen) !== team;
  return (
    <section data-team={team}>
      <h3>{t(`teams.name.${team}`)}</h3>
      <ul>
        {draft[team].map((id) => (
          <li key={id}>
            <PlayerButton id={id} match={match} editing={editing} />
          </li>
        ))}
      </ul>
      {isForeign && (
        <Button look="quiet" size="small" onClick={() => moveTo(team)}>
          {t('teams.moveHere')}
        </Button>
      )}
    </section>
  );
}

/** Those who got a seat after the teams were made. */
function Unassigned({ match, editing }: Omit<SideProps, 'team'>) {
  const { t } = useTranslation('match');
  const free = match.seats.filter(({ id }) => !teamOf(editing.draft, id));
  if (free.length === 0) return null;
  return (
    <section className="team-free">
      <h3>{t('teams.free')}</h3>
      <ul>
        {free.map(({ id }) => (
          <li key={id}>
            <PlayerButton id={id} match={match} editing={editing} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlayerButton({
  id,
  match: { seats, levels },
  editing: { chosen, press, draft },
}: Omit<SideProps, 'team'> & { id: string }) {
  const { t } = useTranslation('match');
  const { locale } = useLocale();
  const person = seats.find((seat) => seat.id === id);
  const level = levels.find((one) => one.id === id);
  const team = chosen === null ? undefined : teamOf(draft, chosen);
  const isPartner = team !== undefined && teamOf(draft, id) === otherTeam(team);
  if (!person) return null;
  return (
    <button
      type="button"
      className="team-player"
      aria-pressed={chosen === id}
      data-partner={isPartner || undefined}
      onClick={() => press(id)}
    >
      <bdi>{person.displayName}</bdi>
      {level && (
        <span className="team-level" data-known={level.known}>
          <span className="unseen">{t('teams.level')}</span> {levelText(level.level, locale)}
          {level.goalkeeper && <span className="team-keeper">{t('teams.keeper')}</span>}
        </span>
      )}
    </button>
  );
}

/** A level or a difference of levels with at most two decimals, in the digits of the site. */
const levelText = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale === 'ar' ? 'ar-MA-u-nu-latn' : locale, {
    maximumFractionDigits: 2,
  }).format(value);
