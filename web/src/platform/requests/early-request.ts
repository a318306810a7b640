import { SESSION_KEY } from './session.ts';

/** A request that the page's head has sent before the scripts of the site were loaded. */
interface EarlyRequest {
  url: string;
  /** Value of the `Authorization` header; null without a session. */
  authorization: string | null;
  response: Promise<Response>;
  /** Time of the request, in milliseconds since the navigation began. */
  sentAt: number;
}

declare global {
  interface Window {
    earlyRequest?: EarlyRequest;
  }
}

/** The first request of the booking page of an account: the current opening day. */
const OPENING_DAY_URL = '/api/availability?days=1';
/** The first request of a match page, before the token of its link. */
const MATCH_URL = '/api/matches/';
/** Maximum age in milliseconds at which the response is used. */
const MAX_AGE_MS = 10_000;

/**
 * Inline script that sends the first request of the booking page and of a match page while their
 * scripts are still being loaded. It sends the headers that `createConnection` would send. A match
 * is read without a session too; its response depends on the guest's cookie then.
 */
export const SEND_EARLY_REQUEST = `(() => {
  try {
    const path = location.pathname.replace(/^\\/(en|ar)(?=\\/)/, "");
    const isGrid = /^\\/account\\/reservations\\/create\\/?$/.test(path);
    const match = /^\\/m\\/([\\w-]+)$/.exec(path);
    const stored = JSON.parse(localStorage.getItem(${JSON.stringify(SESSION_KEY)}));
    const token = typeof stored?.token === "string" ? stored.token : null;
    if (!match && !(isGrid && token)) return;
    let url = ${JSON.stringify(OPENING_DAY_URL)};
    if (match) url = ${JSON.stringify(MATCH_URL)} + match[1];
    const authorization = token && "Bearer " + token;
    const language = document.documentElement.lang;
    const headers = { accept: "application/json", "accept-language": language };
    if (authorization) headers.authorization = authorization;
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
