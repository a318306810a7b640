import { TextField } from '@mui/material';
import { useState } from 'react';
import { useSay } from '../platform/i18n.ts';
import { useFormat } from '../platform/use-format.ts';
import { changeOf } from './amount.rules.ts';
import css from './payments.module.css';

/** The notes that were handed over, and what goes back: for the counter alone, none of it is recorded. */
export function ChangeField({ amountCents }: { amountCents: number }) {
  const say = useSay();
  const { money } = useFormat();
  const [handed, setHanded] = useState('');
  const change = changeOf(handed, amountCents);
  return (
    <div className={css['change']}>
      <TextField
        label={say('change.handed')}
        value={handed}
        onChange={({ target }) => setHanded(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', dir: 'ltr' } }}
      />
      <output aria-live="polite" data-missing={(change !== null && change < 0) || undefined}>
        {change !== null && say(change < 0 ? 'change.missing' : 'change.back', { amount: money(Math.abs(change)) })}
      </output>
    </div>
  );
}
