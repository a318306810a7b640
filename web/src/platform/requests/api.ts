import { createApi, createConnection, type PlayerApi } from '@five/client/api';
import { fetchUnlessSent } from './early-request.ts';
import { rememberSessionEnd, rememberPage } from './return-to.ts';
import { endSession, session } from './session.ts';

/**
 * Time in milliseconds after which data that other users change is outdated: slots, waiting lists,
 * own bookings.
 */
export const LIVE_MS = 20_000;
/**
 * Time in milliseconds after which data that the venue rarely changes is outdated: settings,
 * prices, pictures.
 */
export const STATIC_DATA_MS = 10 * 60_000;

/** Requests without types, for uploads, and files of the API. */
export const { request, blob: fileOf } = createConnection({
  token: () => session()?.token,
  onExpired: endExpiredSession,
  transport: fetchUnlessSent,
});

export const api: PlayerApi = createApi({ request });

/**
 * Ends a session that the API no longer accepts. The guard of private pages then redirects to the
 * login, which returns to the current page.
 */
function endExpiredSession(token: string): void {
  if (session()?.token !== token) return;
  rememberSessionEnd();
  rememberPage(location.pathname + location.search);
  endSession();
}
