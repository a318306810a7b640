import type { TextKey } from '../texts/i18n.ts';

/**
 * The message after a lost response. A request with an idempotency key may have been executed, so
 * the message says that repeating it is safe.
 */
export function networkErrorKey(headers: Readonly<Record<string, string>> = {}): TextKey {
  return 'idempotency-key' in headers ? 'reach.unsure' : 'reach.away';
}

/** The message for a server error whose response contains no message. */
export function defaultErrorKey(
  status: number,
  headers?: Readonly<Record<string, string>>,
): string {
  return status >= 500 ? networkErrorKey(headers) : 'ra.notification.http_error';
}
