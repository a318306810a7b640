import type { Failure } from '@five/shared/contract/failure.contract';
import { TextField } from '@mui/material';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { useFormat } from '../platform/texts/use-format.ts';
import { amountProblem, readAmount } from './amount.rules.ts';
import css from './payments.module.css';

interface AmountFieldProps {
  text: string;
  onChange: (text: string) => void;
  dueCents: number;
  failure: Partial<Failure>;
}

/**
 * Field for the amount received, which is at most the amount due. Shows the remaining amount before
 * submitting.
 */
export function AmountField({ text, onChange, dueCents, failure }: AmountFieldProps) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  const problem = amountProblem(text, dueCents);
  const refused = failure.errorMessages?.find(({ field }) => field === 'amountCents')?.message;
  const left = dueCents - (readAmount(text) ?? 0);
  const part = left > 0 && problem === null ? t('payment.part', { amount: money(left) }) : ' ';
  return (
    <TextField
      label={t('payment.amount')}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      onFocus={({ target }) => target.select()}
      error={problem !== null || refused !== undefined}
      helperText={
        problem === null ? (refused ?? part) : t(`payment.${problem}`, { amount: money(dueCents) })
      }
      autoFocus
      slotProps={{
        htmlInput: {
          inputMode: 'decimal',
          autoComplete: 'off',
          className: css['amount'],
          dir: 'ltr',
        },
      }}
    />
  );
}
