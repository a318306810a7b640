import { TextField } from '@mui/material';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { useFormat } from '../platform/texts/use-format.ts';
import css from './payments.module.css';

interface ChangeFieldProps {
  handed: string;
  onHanded: (text: string) => void;
  /**
   * Change to give back, in centimes. Negative if the amount handed over is too low; null while the
   * input is invalid.
   */
  change: number | null;
}

/** Field for the amount handed over, which computes the change. The change is not stored. */
export function ChangeField({ handed, onHanded, change }: ChangeFieldProps) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  return (
    <div className={css['change']}>
      <TextField
        label={t('change.handed')}
        value={handed}
        onChange={({ target }) => onHanded(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', dir: 'ltr' } }}
      />
      <output aria-live="polite" data-missing={(change !== null && change < 0) || undefined}>
        {change !== null &&
          t(change < 0 ? 'change.missing' : 'change.back', { amount: money(Math.abs(change)) })}
      </output>
    </div>
  );
}
