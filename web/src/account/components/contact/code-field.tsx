import { CODE_DIGITS } from '@five/shared/auth/auth.rules';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/fields/text-field.tsx';

interface Props extends Pick<
  ComponentProps<'input'>,
  'name' | 'ref' | 'dir' | 'onChange' | 'onBlur'
> {
  error: string | undefined;
  /** Whether the field gets the focus; true on pages on which the code is the only field. */
  autoFocus?: boolean;
}

/**
 * Input for a six-digit code. It is a single field, so that it accepts a pasted code and the code
 * that the phone suggests from the mail.
 */
export function CodeField({ autoFocus = true, ...props }: Props) {
  const { t } = useTranslation('auth');
  return (
    <TextField
      {...props}
      className="form-code"
      label={t('field.code')}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      maxLength={CODE_DIGITS}
      autoFocus={autoFocus}
    />
  );
}
