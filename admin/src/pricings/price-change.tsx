import type { Texts } from '@five/shared/locales/locale';
import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import { mondayOf } from '@five/shared/pricings/week.rules';
import { addDays } from '@five/shared/time/wall-time';
import { IconAlertTriangle, IconCalendarPlus, IconReplace } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useTypedTranslate, useTextOf } from '../platform/texts/i18n.ts';
import { dayQuery } from '../desk/desk.queries.ts';
import { displayState } from '../platform/tables/display.rules.ts';
import { Note } from '../ui/note.tsx';
import { copyOf } from './copies.rules.ts';
import { sessionPricesQuery } from './week/week.queries.ts';
import css from './price-change.module.css';

/**
 * Note above the form of a session price that applies today: a change of the form applies at once.
 * A link in the note creates a new price that replaces this price from next Monday on.
 */
export function CurrentPrice({ pricing }: { pricing: PricingAnswer<Texts> }) {
  const t = useTypedTranslate();
  const { data: day } = useQuery(dayQuery(null));
  if (
    !day ||
    pricing.archived ||
    pricing.type !== 'session' ||
    displayState(pricing, day.date) !== 'shown'
  )
    return null;
  const source = JSON.stringify({
    ...copyOf(pricing),
    from: addDays(mondayOf(day.date), 7),
    replaces: pricing.reference,
  });
  return (
    <div className={css['change']}>
      <Note tone="warning" icon={IconAlertTriangle}>
        <p>{t('week.now')}</p>
        <Button
          component={Link}
          variant="outlined"
          to={`/pricings/create?${new URLSearchParams({ source })}`}
          startIcon={<IconCalendarPlus aria-hidden size={20} />}
        >
          {t('week.copy')}
        </Button>
      </Note>
    </div>
  );
}

/** Note in the form that creates a replacement price. It names the price that is replaced. */
export function ReplacementPrice() {
  const t = useTypedTranslate();
  const textOf = useTextOf();
  const replaces: unknown = useWatch({ name: 'replaces' });
  const { data: prices = [] } = useQuery(sessionPricesQuery());
  const replaced = prices.find(({ reference }) => reference === replaces);
  return replaced ? (
    <div className={css['change']}>
      <Note tone="info" icon={IconReplace}>
        {t('week.takes_over', { name: textOf(replaced.name) })}
      </Note>
    </div>
  ) : null;
}
