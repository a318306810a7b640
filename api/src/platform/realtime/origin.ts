import type { IncomingMessage } from 'node:http';

/**
 * Whether a client may open sockets here: pages of our own origin or of the requested host, and
 * clients that are not pages.
 */
export function isOwnOrigin(
  { headers: { origin, host } }: Pick<IncomingMessage, 'headers'>,
  publicOrigin: string,
): boolean {
  if (origin === undefined || origin === publicOrigin) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}
