import { CODE_DIGITS, typedCode } from '@five/shared/auth/auth.rules';
import { formatPhone } from '@five/shared/auth/phone-display';
import type { ChangeEvent, ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '../texts/format.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

/**
 * The email or phone to which a code was sent, as part of a sentence. A number stays on one line,
 * and is read from left to right in Arabic too.
 */
export const sentTo = (contact: string): string =>
  contact.includes('@')
    ? isolated(contact)
    : `\u2066${formatPhone(contact).replaceAll(' ', '\u00a0')}\u2069`;

interface Props extends Pick<ComponentProps<'input'>, 'name' | 'ref' | 'dir' | 'onBlur'> {
  error: string | undefined;
  /** Called when the text changes; awaited before the form is sent. */
  onChange: (event: ChangeEvent<HTMLInputElement>) => unknown;
  /** Whether the field gets the focus; true on pages on which the code is the only field. */
  autoFocus?: boolean;
  /** Whether the last digit sends the form. */
  sendsWhenWhole?: boolean;
}

/**
 * Input for a six-digit code. It is a single field, so that it accepts a pasted code and the code
 * that the phone suggests from the mail.
 */
export function CodeField({ autoFocus = true, sendsWhenWhole = false, onChange, ...props }: Props) {
  const { t } = useTranslation('auth');
  const change = async (event: ChangeEvent<HTMLInputElement>) => {
    const { form, value } = event.target;
    await onChange(event);
    if (sendsWhenWhole && typedCode(value).length === CODE_DIGITS)
      form?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
  };
  return (
    <TextField
      {...props}
      onChange={(event) => void change(event)}
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
