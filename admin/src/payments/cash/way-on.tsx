import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { useTypedTranslate } from '../../platform/i18n.ts';
import payments from '../payments.module.css';
import { openDrawerQuery } from './cash.queries.ts';
import { readCashPlace, waysOn } from './way-on.rules.ts';

const focus = (link: HTMLElement | null) => link?.focus();

/**
 * Links to the next steps: the pending payment and today's drawer. After the drawer is closed, the
 * first link has the focus.
 */
export function WayOnLinks() {
  const say = useTypedTranslate();
  const place = readCashPlace(useLocation().state);
  const { data: open } = useQuery(openDrawerQuery());
  const ways = waysOn(place, open);
  if (ways.length === 0) return null;
  const kept = { ...place, leftClosed: false };
  return (
    <div className={payments['buttons']}>
      {ways.map((way, index) => (
        <Button
          key={way}
          ref={index === 0 && place.leftClosed ? focus : null}
          component={Link}
          to={way === 'payment' ? (place.payment ?? '/') : '/cash_sessions'}
          state={way === 'payment' ? null : kept}
          variant={index === 0 ? 'contained' : 'outlined'}
        >
          {say(`cash.way_on.${way}`)}
        </Button>
      ))}
    </div>
  );
}
