import { Button } from '@mui/material';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { OPENING, SETUP_PAGE, setupQuery, wayTo } from './setup.queries.ts';
import css from './setup.module.css';

/** The number of steps done, and the way to the first one that is not, or to the opening. */
export function NextStep() {
  const t = useTypedTranslate();
  const { key } = useLocation();
  const { data: steps, refetch } = useQuery(setupQuery());
  // Most forms leave their page once they have saved: a step may be done now.
  useEffect(() => void refetch(), [key, refetch]);
  if (!steps) return null;
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done);
  return (
    <div className={css['next']}>
      <Link to={SETUP_PAGE}>{t('launch.progress', { done, count: steps.length })}</Link>
      <Button
        component={Link}
        to={next ? wayTo(next) : `${SETUP_PAGE}#${OPENING}`}
        size="small"
        variant="contained"
        endIcon={<IconChevronRight aria-hidden className="points" size={18} />}
      >
        {next ? t('launch.next', { step: t(`launch.steps.${next.step}`) }) : t('launch.to_open')}
      </Button>
    </div>
  );
}
