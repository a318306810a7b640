import { CODE_DIGITS } from '@five/shared/auth/auth.rules';
import { TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
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
    <TextInput
      {...props}
      className="form-code"
      label={t('field.code')}
      required
      withAsterisk={false}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      maxLength={CODE_DIGITS}
      autoFocus={autoFocus}
    />
  );
}
