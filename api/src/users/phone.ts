import type { ErrorCode } from '@five/shared/errors/error-codes';
import { normalizePhone } from '@five/shared/auth/auth.rules';
import { fieldRefused } from '../platform/http/domain-error.ts';

/** The number in E.164. @throws DomainError `code` on `field` */
export function phoneOf(text: string, field: string, code: ErrorCode = 'CUSTOMER_PHONE_INVALID'): string {
  const phone = normalizePhone(text);
  if (phone === null) throw fieldRefused(code, field);
  return phone;
}
