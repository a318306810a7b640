import { SESSION_KEY } from './session.ts';

/** A request that the page's head has sent before the scripts of the site were loaded. */
interface EarlyRequest {
  url: string;
  authorization: string;
  response: Promise<Response>;
  /** Time of the request, in milliseconds since the navigation began. */
  sentAt: number;
}

declare global {
  interface Window {
    earlyRequest?: EarlyRequest;
  }
}

/** The first request of the booking page: the current opening day. */
const FIRST_URL = '/api/availability?days=1';
/** Maximum age in milliseconds at which the response is used. */
const MAX_AGE_MS = 10_000;

/**
 * Inline script that sends the first request of the booking page while its scripts are still being
 * loaded. It sends the headers that `createConnection` would send.
 */
export const SEND_EARLY_REQUEST = `(() => {
  try {
    if (!/^(\\/(en|ar))?\\/account\\/reservations\\/create\\/?$/.test(location.pathname)) return;
    const stored = JSON.parse(localStorage.getItem(${JSON.stringify(SESSION_KEY)}));
    if (typeof stored?.token !== "string") return;
    const url = ${JSON.stringify(FIRST_URL)}, authorization = "Bearer " + stored.token;
    const language = document.documentElement.lang;
    const headers = { accept: "application/json", "accept-language": language, authorization };
    const response = fetch(url, { headers });
    response.catch(() => {});
    window.earlyRequest = { url, authorization, response, sentAt: performance.now() };
  } catch {}
})()`;

/**
 * Sends a request as `fetch` does. If the page's head has sent the same request for the same
 * session, its response is used, once. Slots that changed since then are noticed when the page
 * joins the events of the day.
 */
export function fetchUnlessSent(url: string, init: RequestInit): Promise<Response> {
  const { earlyRequest } = window;
  if (earlyRequest?.url !== url) return fetch(url, init);
  delete window.earlyRequest;
  const isSame =
    new Headers(init.headers).get('authorization') === earlyRequest.authorization &&
    performance.now() - earlyRequest.sentAt < MAX_AGE_MS;
  return isSame
    ? earlyRequest.response.then(withoutDate, () => fetch(url, init))
    : fetch(url, init);
}

/** Removes the server's time, which is too old to set the clock of the page by. */
function withoutDate({ body, status, headers }: Response): Response {
  const others = new Headers(headers);
  others.delete('date');
  return new Response(body, { status, headers: others });
}
