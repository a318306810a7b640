import { OPTIONAL_STEPS } from '@five/shared/venue/setup/setup.codes';
import type { SetupStepAnswer } from '@five/shared/venue/setup/setup.contract';
import { Button } from '@mui/material';
import { IconChevronRight, IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useShownByAddress } from '../../platform/page/shown-by-address.ts';
import { Span } from '../../platform/texts/formatted.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { venueQuery } from '../../platform/requests/venue.queries.ts';
import { dailyHours } from '../hours/hours.rules.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { acceptStep, placeOf, SETUP_PAGE, setupQuery } from './setup.queries.ts';
import { TestMail } from './test-mail.tsx';
import css from './setup.module.css';

/** A step: whether it is done, what is missing, and the way to the page on which it is done. */
export function SetupStep({ step }: { step: SetupStepAnswer }) {
  const t = useTypedTranslate();
  const { step: name, done, accepted, why } = step;
  const Sign = done ? IconCircleCheck : IconCircle;
  const isHere = placeOf(step) === SETUP_PAGE;
  const row = useRef<HTMLLIElement>(null);
  const { hash } = useLocation();
  useShownByAddress(row);
  return (
    <li
      ref={row}
      id={name}
      data-done={done || undefined}
      data-shown={(!done && hash === `#${name}`) || undefined}
    >
      <Sign aria-hidden size={26} stroke={1.8} />
      <div className={css['text']}>
        <b>{t(`launch.steps.${name}`)}</b>
        <small>
          {accepted
            ? t('launch.accepted')
            : (why ?? (name === 'hours' ? <Hours /> : t('launch.done')))}
        </small>
      </div>
      <div className={css['acts']}>
        {step.optional && (!done || accepted) && (
          <AcceptButton step={step} alone={isHere && !done} />
        )}
        {!isHere && !accepted && (
          <Button
            component={Link}
            to={placeOf(step)}
            variant={done ? 'text' : 'outlined'}
            endIcon={<IconChevronRight aria-hidden className="points" size={18} />}
            aria-label={t('launch.go_to', { step: t(`launch.steps.${name}`) })}
          >
            {t('launch.go')}
          </Button>
        )}
      </div>
      {name === 'mail' && !done && <TestMail />}
    </li>
  );
}

interface AcceptButtonProps {
  step: SetupStepAnswer;
  /** Whether it is the only action of an open step. */
  alone: boolean;
}

/** The opening hours, because a new venue has some before an admin has entered any. */
function Hours() {
  const t = useTypedTranslate();
  const { data: venue } = useQuery(venueQuery());
  const daily = dailyHours(venue?.openingHours ?? []);
  if (daily === null) return t('launch.done');
  return (
    <>
      {t('launch.daily')}{' '}
      {daily.map((span) => (
        <Span key={span.startTime} {...span} />
      ))}
    </>
  );
}

/** Leaves an optional step as it is, or takes it up again. */
function AcceptButton({ step: { step, accepted }, alone }: AcceptButtonProps) {
  const t = useTypedTranslate();
  const client = useQueryClient();
  const optional = OPTIONAL_STEPS.find((one) => one === step);
  const act = useAction(
    async () => {
      if (optional === undefined) return;
      const { data } = await acceptStep(optional, !accepted);
      client.setQueryData(setupQuery().queryKey, data);
    },
    () => t('launch.saved'),
  );
  const label = accepted ? t('launch.resume') : t('launch.accept');
  return (
    <>
      <Refusal error={act.error} />
      <ActionButton
        variant={alone ? 'outlined' : 'text'}
        busy={act.isPending}
        aria-label={t('app.labelled', { label, name: t(`launch.steps.${step}`) })}
        onClick={() => act.mutate(undefined)}
      >
        {label}
      </ActionButton>
    </>
  );
}
