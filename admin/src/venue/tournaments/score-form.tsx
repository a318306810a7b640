import type { StaffMatchAnswer } from '@five/shared/tournaments/tournaments.contract';
import { IconAlertTriangle, IconMinus, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { IconButton } from '@mui/material';
import { useRedirect } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { api } from '../../platform/api.ts';
import { Refusal } from '../../platform/refusal.tsx';
import { filled, useWords } from '../../platform/tables/use-words.ts';
import { useAct } from '../../platform/use-act.ts';
import { useFormat } from '../../platform/use-format.ts';
import { ActButton } from '../../ui/act-button.tsx';
import { Note } from '../../ui/note.tsx';
import css from './score-form.module.css';
import { MAX_GOALS, resultOf, type Score } from './score.rules.ts';
import { useIsAhead } from './use-is-ahead.ts';

interface ScoreFormProps {
  match: StaffMatchAnswer;
  home: string;
  away: string;
}

/**
 * Goals by large buttons; penalties if a knock-out match is level. Before the match's start it asks
 * first.
 */
export function ScoreForm({ match, home, away }: ScoreFormProps) {
  const { id, stage, homeGoals, awayGoals, homePenalties, awayPenalties } = match;
  const { score: words } = useWords();
  const client = useQueryClient();
  const redirect = useRedirect();
  const [score, setScore] = useState<Score>({
    home: homeGoals ?? 0,
    away: awayGoals ?? 0,
    homePenalties: homePenalties ?? 0,
    awayPenalties: awayPenalties ?? 0,
  });
  const isEarly = useIsAhead(match);
  const [asked, setAsked] = useState(false);
  const change = (field: keyof Score) => (value: number) => setScore({ ...score, [field]: value });
  const act = useAct(
    () => api.put(`matches/${encodeURIComponent(id)}`, resultOf(score, stage)),
    () => words.done,
  );
  const leave = async () => {
    await Promise.all(
      ['matches', 'tournaments'].map((first) => client.invalidateQueries({ queryKey: [first] })),
    );
    redirect('list', 'matches');
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isEarly && !asked) setAsked(true);
    else if (!act.isPending) act.mutate(undefined, { onSuccess: () => void leave() });
  };
  const isLevel = stage !== 'group' && score.home === score.away;
  return (
    <form className={css['form']} onSubmit={save}>
      <div className={css['sides']}>
        <Counter
          name={home}
          label={filled(words.goals, { team: home })}
          value={score.home}
          onChange={change('home')}
        />
        <Counter
          name={away}
          label={filled(words.goals, { team: away })}
          value={score.away}
          onChange={change('away')}
        />
      </div>
      {isLevel && (
        <>
          <p role="status">{words.level}</p>
          <div className={css['sides']}>
            <Counter
              name={home}
              label={filled(words.penalties, { team: home })}
              value={score.homePenalties}
              onChange={change('homePenalties')}
            />
            <Counter
              name={away}
              label={filled(words.penalties, { team: away })}
              value={score.awayPenalties}
              onChange={change('awayPenalties')}
            />
          </div>
        </>
      )}
      <Refusal error={act.error} />
      {asked && isEarly && <Early match={match} />}
      <ActButton type="submit" variant="contained" size="large" busy={act.isPending}>
        {asked && isEarly ? words.early_submit : words.submit}
      </ActButton>
    </form>
  );
}

function Early({ match: { date, startTime } }: Pick<ScoreFormProps, 'match'>) {
  const { score } = useWords();
  const { date: day, hour } = useFormat();
  return (
    <Note tone="warning" icon={IconAlertTriangle} role="alert">
      {filled(score.early, { when: `${day(date ?? '')} ${hour(startTime ?? '')}` })}{' '}
      {score.early_help}
    </Note>
  );
}

function Counter({
  name,
  label,
  value,
  onChange,
}: {
  name: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const { score } = useWords();
  return (
    <div role="group" aria-label={label}>
      <b>
        <bdi>{name}</bdi>
      </b>
      <span>
        <IconButton
          aria-label={filled(score.less, { name: label })}
          disabled={value === 0}
          onClick={() => onChange(value - 1)}
        >
          <IconMinus aria-hidden />
        </IconButton>
        <output aria-label={label}>{value}</output>
        <IconButton
          aria-label={filled(score.more, { name: label })}
          disabled={value === MAX_GOALS}
          onClick={() => onChange(value + 1)}
        >
          <IconPlus aria-hidden />
        </IconButton>
      </span>
    </div>
  );
}
