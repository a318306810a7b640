import { typedCents } from '@five/shared/money/typed-amount';
import { TextField, type TextFieldProps } from '@mui/material';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import css from './channels.module.css';

/** Attributes of a field whose text is Latin in all languages, such as an address or a key. */
export const LATIN = { htmlInput: { dir: 'ltr', spellCheck: false, autoComplete: 'off' } } as const;

interface SecretFieldProps {
  field: TextFieldProps;
  /** Whether a value is stored. It is never shown, and stays if the field is left empty. */
  isSet: boolean;
  label: string;
  multiline?: boolean;
}

/** Field of a text that is stored, and never shown. */
export function SecretField({ field, isSet, ...input }: SecretFieldProps) {
  const t = useTypedTranslate();
  return (
    <TextField
      {...field}
      {...input}
      helperText={field.helperText ?? t(isSet ? 'channels.is_set' : 'channels.not_set')}
      slotProps={LATIN}
    />
  );
}

interface LimitFieldsProps {
  field: (name: 'dailyLimit' | 'cost', check: (text: string) => boolean | string) => TextFieldProps;
}

/** Maximum number of messages per day, and the price of one. */
export function LimitFields({ field }: LimitFieldsProps) {
  const t = useTypedTranslate();
  return (
    <div className={css['pair']}>
      <TextField
        {...field('dailyLimit', (text) => /^\d{1,6}$/.test(text) || t('channels.number'))}
        label={t('channels.limit')}
        slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr' } }}
      />
      <TextField
        {...field('cost', (text) => typedCents(text) !== null || t('channels.amount'))}
        label={t('channels.cost')}
        slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
      />
    </div>
  );
}
