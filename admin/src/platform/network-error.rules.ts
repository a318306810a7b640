import type { TextKey } from './i18n.ts';

/**
 * The message for a lost response: a request with an idempotency key may have been executed, and
 * repeating it is safe.
 */
export function networkErrorKey(headers: Readonly<Record<string, string>> = {}): TextKey {
  return 'idempotency-key' in headers ? 'reach.unsure' : 'reach.away';
}

/** The message for a server error without a message. */
export function defaultErrorKey(
  status: number,
  headers?: Readonly<Record<string, string>>,
): string {
  return status >= 500 ? networkErrorKey(headers) : 'ra.notification.http_error';
}
