import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import payments from '../payments.module.css';
import { openDrawerQuery } from './cash.queries.ts';
import { readCashPlace, nextSteps } from './way-on.rules.ts';

const focus = (link: HTMLElement | null) => link?.focus();

/**
 * Links to the next steps: the pending payment and today's drawer. After the drawer is closed, the
 * first link has the focus.
 */
export function NextStepLinks() {
  const t = useTypedTranslate();
  const place = readCashPlace(useLocation().state);
  const { data: open } = useQuery(openDrawerQuery());
  const steps = nextSteps(place, open);
  if (steps.length === 0) return null;
  const nextPlace = { ...place, leftClosed: false };
  return (
    <div className={payments['buttons']}>
      {steps.map((step, index) => (
        <Button
          key={step}
          ref={index === 0 && place.leftClosed ? focus : null}
          component={Link}
          to={step === 'payment' ? (place.payment ?? '/') : '/cash_sessions'}
          state={step === 'payment' ? null : nextPlace}
          variant={index === 0 ? 'contained' : 'outlined'}
        >
          {t(`cash.way_on.${step}`)}
        </Button>
      ))}
    </div>
  );
}
