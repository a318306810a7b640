import type { Texts } from '@five/shared/locales/locale';
import type { StaffTournamentAnswer } from '@five/shared/tournaments/tournaments.contract';
import { IconArrowsShuffle, IconCalendarTime, IconUsersPlus } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { may, mayDo } from '../../platform/tables/tables.ts';
import card from '../../ui/card.module.css';
import { useFocusRestore } from '../../ui/focus.ts';
import { DrawForm } from './draw-form.tsx';
import { PlanForm } from './plan-form.tsx';
import css from './tournament-actions.module.css';

type Edition = StaffTournamentAnswer<Texts>;
type Form = 'draw' | 'plan';

/** Actions that lead from the teams to a schedule: first the draw of groups, then the plan. */
export function TournamentActions({ edition }: { edition: Edition }) {
  const t = useTypedTranslate();
  const [form, setForm] = useState<Form | null>(null);
  const close = () => setForm(null);
  const place = useFocusRestore();
  const isEmpty = edition.teams.length === 0;
  const open = edition.matches.filter(
    ({ startTime, played }) => startTime === null && !played,
  ).length;
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={`${card['card']} ${css['acts']}`}
      aria-label={t('draw.title')}
    >
      <h2>{t('draw.title')}</h2>
      <p>
        {edition.matches.length === 0
          ? isEmpty
            ? t('draw.first_teams')
            : t('draw.then_draw')
          : t('draw.matches', { count: edition.matches.length })}
        {open > 0 && <> · {t('draw.open', { count: open })}</>}
      </p>
      {form === 'draw' && <DrawForm slug={edition.id} onDone={close} />}
      {form === 'plan' && <PlanForm edition={edition} onDone={close} />}
      {form === null && <NextSteps edition={edition} open={open} onOpen={setForm} />}
    </section>
  );
}

interface NextStepsProps {
  edition: Edition;
  /** Number of matches of the edition without a time. */
  open: number;
  onOpen: (form: Form) => void;
}

/** The next steps that the edition's state and the user's permissions allow. */
function NextSteps({ edition, open, onOpen }: NextStepsProps) {
  const t = useTypedTranslate();
  const isEmpty = edition.teams.length === 0;
  const source = JSON.stringify({ tournament: edition.id });
  const teamPath = `/teams/create?${new URLSearchParams({ source })}`;
  return (
    <div>
      {isEmpty && mayDo('teams', 'create') && (
        <Button
          component={Link}
          to={teamPath}
          variant="contained"
          startIcon={<IconUsersPlus aria-hidden size={20} />}
        >
          {t('draw.add_team')}
        </Button>
      )}
      {!isEmpty && may('tournaments.draw') && (
        <Button
          variant="outlined"
          startIcon={<IconArrowsShuffle aria-hidden size={20} />}
          onClick={() => onOpen('draw')}
        >
          {t('draw.button')}
        </Button>
      )}
      {may('tournaments.plan') && open > 0 && (
        <Button
          variant="outlined"
          startIcon={<IconCalendarTime aria-hidden size={20} />}
          onClick={() => onOpen('plan')}
        >
          {t('draw.plan')}
        </Button>
      )}
    </div>
  );
}
