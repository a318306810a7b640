import type { TextKey } from './i18n.ts';

/** What is said where no answer came: what was sent with a key may be stored, and is stored once however often it is sent again. */
export function unreached(headers: Readonly<Record<string, string>> = {}): TextKey {
  return 'idempotency-key' in headers ? 'reach.unsure' : 'reach.away';
}

/** A server that fails without a word of its own, as one that is away does. */
export function wordless(status: number, headers?: Readonly<Record<string, string>>): string {
  return status >= 500 ? unreached(headers) : 'ra.notification.http_error';
}
