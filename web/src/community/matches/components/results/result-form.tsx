import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import { MAX_GOALS } from '@five/shared/community/matches/results.rules';
import { TEAMS, type Team } from '@five/shared/community/matches/matches.codes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Stepper } from '../../../../ui/stepper.tsx';
import { saveResult, useKeepMatch, useMatchChange } from '../../matches.queries.ts';
import '../../../../ui/disclosure.css';

interface Props {
  token: string;
  match: BookingMatchAnswer;
  done: () => void;
}

/** The form of the result: two large steppers, and the goals of people, which are optional. */
export function ResultForm({ token, match, done }: Props) {
  const { t } = useTranslation('match');
  const { mutate, isPending } = useMatchChange(token);
  const keep = useKeepMatch(token);
  const [score, setScore] = useState({ a: match.result?.a ?? 0, b: match.result?.b ?? 0 });
  const [goals, setGoals] = useState(() => goalsOf(match));
  const save = () =>
    mutate(() => saveResult(token, { ...score, goals: scored(goals) }), {
      onSuccess: (saved) => {
        keep(saved);
        done();
      },
    });
  return (
    <>
      <div className="result-score">
        {TEAMS.map((team) => (
          <div key={team} data-team={team}>
            <span>{t(`teams.name.${team}`)}</span>
            <Stepper
              label={t('result.goalsOf', { name: t(`teams.name.${team}`) })}
              less={t('result.fewer', { name: t(`teams.name.${team}`) })}
              more={t('result.more', { name: t(`teams.name.${team}`) })}
              value={score[team]}
              min={sumOf(goals, match, team)}
              max={MAX_GOALS}
              onChange={(value) => setScore({ ...score, [team]: value })}
            />
          </div>
        ))}
      </div>
      <Scorers match={match} score={score} goals={goals} onChange={setGoals} />
      <div>
        <Button busy={isPending} onClick={save}>
          {t('result.save')}
        </Button>
      </div>
    </>
  );
}

type GoalCounts = Readonly<Record<string, number>>;

const goalsOf = ({ result }: BookingMatchAnswer): GoalCounts =>
  Object.fromEntries(result?.goals.map(({ id, count }) => [id, count]) ?? []);

const scored = (goals: GoalCounts) =>
  Object.entries(goals).flatMap(([id, count]) => (count > 0 ? [{ id, count }] : []));

/** The goals of a team's people together. */
const sumOf = (goals: GoalCounts, { teams }: BookingMatchAnswer, team: Team): number =>
  teams?.[team].reduce((sum, id) => sum + (goals[id] ?? 0), 0) ?? 0;

function Scorers({
  match,
  score,
  goals,
  onChange,
}: {
  match: BookingMatchAnswer;
  score: Readonly<Record<Team, number>>;
  goals: GoalCounts;
  onChange: (goals: GoalCounts) => void;
}) {
  const { t } = useTranslation('match');
  return (
    <details className="disclosure">
      <summary>{t('result.scorersOptional')}</summary>
      <ul className="result-scorers">
        {TEAMS.flatMap((team) =>
          match.seats
            .filter(({ id }) => match.teams?.[team].includes(id))
            .map(({ id, displayName }) => {
              const own = goals[id] ?? 0;
              return (
                <li key={id} data-team={team}>
                  <bdi>{displayName}</bdi>
                  <Stepper
                    label={t('result.goalsOf', { name: displayName })}
                    less={t('result.fewer', { name: displayName })}
                    more={t('result.more', { name: displayName })}
                    value={own}
                    min={0}
                    max={own + score[team] - sumOf(goals, match, team)}
                    onChange={(value) => onChange({ ...goals, [id]: value })}
                  />
                </li>
              );
            }),
        )}
      </ul>
    </details>
  );
}
