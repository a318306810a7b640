import { normalizeEmail } from '@five/shared/auth/auth.rules';
import { normalizePhone } from '@five/shared/auth/phone.rules';
import type { ErrorCode } from '@five/shared/errors/error-codes';
import { fieldRefused } from './domain-error.ts';

/**
 * Returns the phone number in E.164 format.
 * @throws DomainError `code` on `field`
 */
export function phoneOf(
  text: string,
  field: string,
  code: ErrorCode = 'CUSTOMER_PHONE_INVALID',
): string {
  const phone = normalizePhone(text);
  if (phone === null) throw fieldRefused(code, field);
  return phone;
}

/**
 * Returns the email address in the normalized form that is stored and compared.
 * @throws DomainError AUTH_EMAIL_INVALID on `field`
 */
export function emailOf(text: string, field: string): string {
  const email = normalizeEmail(text);
  if (email === null) throw fieldRefused('AUTH_EMAIL_INVALID', field);
  return email;
}
