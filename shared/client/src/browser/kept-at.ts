/**
 * Header of a response that the service worker has stored: the time at which the server sent it, in
 * the format of `Date`. A stored response has no `Date`, because clocks are set by it.
 */
export const KEPT_AT = 'kept-at';

let keptAt: string | null = null;

/** Notes whether the newest response of the API was a stored one. */
export function noteAnswer(headers: Headers): void {
  keptAt = headers.get(KEPT_AT);
}

/**
 * Returns the time of the newest response if it was a stored one, in the format of `Date`; null if
 * the server has answered.
 */
export const keptSince = (): string | null => keptAt;
