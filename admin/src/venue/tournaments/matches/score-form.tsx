import type { StaffMatchAnswer } from '@five/shared/tournaments/tournaments.contract';
import { IconAlertTriangle, IconMinus, IconPlus } from '@tabler/icons-react';
import { useQueryClient, useQuery } from '@tanstack/react-query';
import { IconButton } from '@mui/material';
import { useRedirect } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { useTypedTranslate } from '../../../platform/texts/i18n.ts';
import { api } from '../../../platform/requests/api.ts';
import { Refusal } from '../../../platform/forms/refusal.tsx';
import { useAction } from '../../../platform/requests/use-action.ts';
import { useFormat } from '../../../platform/texts/use-format.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Note } from '../../../ui/note.tsx';
import css from './score-form.module.css';
import { MAX_GOALS, resultOf, type Score, isAhead } from './score.rules.ts';
import { dayQuery } from '../../../desk/desk.queries.ts';
import { useWallNow } from '@five/client/clock';

interface ScoreFormProps {
  match: StaffMatchAnswer;
  home: string;
  away: string;
}

/**
 * Enters goals with large buttons, and penalties if a knock-out match is level. Before the start of
 * the match, the form requires a confirmation.
 */
export function ScoreForm({ match, home, away }: ScoreFormProps) {
  const { stage, homeGoals, awayGoals, homePenalties, awayPenalties } = match;
  const t = useTypedTranslate();
  const [score, setScore] = useState<Score>({
    home: homeGoals ?? 0,
    away: awayGoals ?? 0,
    homePenalties: homePenalties ?? 0,
    awayPenalties: awayPenalties ?? 0,
  });
  const isEarly = useIsAhead(match);
  const [confirming, setConfirming] = useState(false);
  const { act, save: send } = useSaveScore(match, score);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isEarly && !confirming) setConfirming(true);
    else if (!act.isPending) send();
  };
  const isLevel = stage !== 'group' && score.home === score.away;
  return (
    <form className={css['form']} onSubmit={save}>
      <SideCounters
        home={home}
        away={away}
        score={score}
        counted="goals"
        fields={['home', 'away']}
        onChange={setScore}
      />
      {isLevel && (
        <>
          <p role="status">{t('score.level')}</p>
          <SideCounters
            home={home}
            away={away}
            score={score}
            counted="penalties"
            fields={['homePenalties', 'awayPenalties']}
            onChange={setScore}
          />
        </>
      )}
      <Refusal error={act.error} />
      {confirming && isEarly && <Early match={match} />}
      <ActionButton type="submit" variant="contained" size="large" busy={act.isPending}>
        {confirming && isEarly ? t('score.early_submit') : t('score.submit')}
      </ActionButton>
    </form>
  );
}

/** Returns the action that stores the result and returns to the list of matches. */
function useSaveScore({ id, stage }: StaffMatchAnswer, score: Score) {
  const t = useTypedTranslate();
  const client = useQueryClient();
  const redirect = useRedirect();
  const act = useAction(
    () =>
      api.put('tournament_matches/{reference}', {
        path: { reference: id },
        body: resultOf(score, stage),
      }),
    () => t('score.done'),
  );
  const leave = async () => {
    await Promise.all(
      ['tournament_matches', 'tournaments'].map((first) =>
        client.invalidateQueries({ queryKey: [first] }),
      ),
    );
    redirect('list', 'tournament_matches');
  };
  const save = () => act.mutate(undefined, { onSuccess: () => void leave() });
  return { act, save };
}

interface SideCountersProps extends Omit<ScoreFormProps, 'match'> {
  score: Score;
  counted: 'goals' | 'penalties';
  fields: readonly [home: keyof Score, away: keyof Score];
  onChange: (score: Score) => void;
}

/** A counter of goals or penalties for each of the two teams. */
function SideCounters({ home, away, score, counted, fields, onChange }: SideCountersProps) {
  const t = useTypedTranslate();
  const [homeField, awayField] = fields;
  return (
    <div className={css['sides']}>
      <Counter
        name={home}
        label={t(`score.${counted}`, { team: home })}
        value={score[homeField]}
        onChange={(value) => onChange({ ...score, [homeField]: value })}
      />
      <Counter
        name={away}
        label={t(`score.${counted}`, { team: away })}
        value={score[awayField]}
        onChange={(value) => onChange({ ...score, [awayField]: value })}
      />
    </div>
  );
}

function Early({ match: { date, startTime } }: Pick<ScoreFormProps, 'match'>) {
  const t = useTypedTranslate();
  const { date: day, hour } = useFormat();
  return (
    <Note tone="warning" icon={IconAlertTriangle} role="alert">
      {t('score.early', { when: `${day(date ?? '')} ${hour(startTime ?? '')}` })}{' '}
      {t('score.early_help')}
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
  const t = useTypedTranslate();
  return (
    <div role="group" aria-label={label}>
      <b>
        <bdi>{name}</bdi>
      </b>
      <span>
        <IconButton
          aria-label={t('score.less', { name: label })}
          disabled={value === 0}
          onClick={() => onChange(value - 1)}
        >
          <IconMinus aria-hidden />
        </IconButton>
        <output aria-label={label}>{value}</output>
        <IconButton
          aria-label={t('score.more', { name: label })}
          disabled={value === MAX_GOALS}
          onClick={() => onChange(value + 1)}
        >
          <IconPlus aria-hidden />
        </IconButton>
      </span>
    </div>
  );
}

/** Whether a match has not begun yet, by the venue's clock. */
export function useIsAhead(match: Pick<StaffMatchAnswer, 'date' | 'startTime'>): boolean {
  const day = useQuery(dayQuery(null));
  const now = useWallNow(day);
  return day.data !== undefined && isAhead(match, now);
}
