import { CODE_DIGITS } from '@five/shared/auth/auth.rules';
import { TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Where the code is all that the page asks for. */
  autoFocus?: boolean;
}

/** Six digits in one field: it takes a paste and what the phone offers from the mail. */
export function CodeField({ autoFocus = true, ...props }: Props) {
  const { t } = useTranslation('auth');
  return <TextInput {...props} className="form-code" label={t('field.code')} required withAsterisk={false} inputMode="numeric" autoComplete="one-time-code" pattern="[0-9]*" maxLength={CODE_DIGITS} autoFocus={autoFocus} />;
}
