import { checkThat, cleaned } from '../../platform/checks/check.ts';
import { normalizeEmail } from '../auth.rules.ts';
import { isPhoneLike } from '../phone-text.rules.ts';
import type { ErrorCode } from '../../errors/error-codes.ts';

export const Email = (): PropertyDecorator =>
  cleaned(
    'text',
    checkThat(
      'emailAddress',
      'email',
      (value) => typeof value === 'string' && normalizeEmail(value) !== null,
      { code: 'AUTH_EMAIL_INVALID' },
    ),
  );

export const Phone = (code: ErrorCode = 'AUTH_PHONE_INVALID'): PropertyDecorator =>
  checkThat('phoneNumber', 'phone', isPhone, { code });

/** Requires a list of at most `max` phone numbers. */
export const Phones = (max: number): PropertyDecorator =>
  checkThat(
    'phoneNumbers',
    'phone',
    (value) => Array.isArray(value) && value.length <= max && value.every(isPhone),
    { parameters: { max }, constraints: [max] },
  );

function isPhone(value: unknown): boolean {
  return typeof value === 'string' && isPhoneLike(value);
}

/** Requires the six digits of a mailed code. */
export const MailedCode = (): PropertyDecorator =>
  checkThat(
    'mailedCode',
    'sixDigits',
    (value) => typeof value === 'string' && /^\d{6}$/.test(value),
    { code: 'AUTH_CODE_WRONG' },
  );
