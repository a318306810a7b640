import type { IncomingMessage } from 'node:http';

/**
 * Whether a client may open sockets. Pages of the public origin or of the requested host are
 * allowed, and so are clients that are not web pages.
 */
export function isOwnOrigin(
  { headers: { origin, host } }: Pick<IncomingMessage, 'headers'>,
  publicOrigin: string,
): boolean {
  if (origin === undefined || origin === publicOrigin) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}
