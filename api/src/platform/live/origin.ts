import type { IncomingMessage } from 'node:http';

/** Whether a page may open sockets here: our own, by its public origin or by the very host it asks; and what is no page at all. */
export function isOwnOrigin({ headers: { origin, host } }: Pick<IncomingMessage, 'headers'>, publicOrigin: string): boolean {
  if (origin === undefined || origin === publicOrigin) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}
