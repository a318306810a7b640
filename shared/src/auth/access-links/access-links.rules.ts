/**
 * Lifetime of an access link in hours. NIST SP 800-63A (revision 3), 4.4.1.6, allows 24 hours for
 * an enrollment code that reaches an e-mail address. It is also long enough for a colleague whose
 * shift begins on the next day.
 */
export const ACCESS_LINK_HOURS = 24;

/** States of the access link of an account. */
export const ACCESS_LINK_STATES = ['none', 'open', 'used', 'expired', 'ended'] as const;
export type AccessLinkState = (typeof ACCESS_LINK_STATES)[number];

/** Times of a link: it was used or ended at most once, and never both. */
export interface AccessLinkTimes {
  expiresAt: Date;
  usedAt: Date | null;
  endedAt: Date | null;
}

/** Returns the state of a link at a time; `none` if there is no link. */
export function accessLinkState(link: AccessLinkTimes | null, now: Date): AccessLinkState {
  if (link === null) return 'none';
  if (link.usedAt !== null) return 'used';
  if (link.endedAt !== null) return 'ended';
  return link.expiresAt <= now ? 'expired' : 'open';
}

/** Path of the page of an access link. The token is in the fragment, which no log stores. */
export const accessLinkPath = (token: string): string => `/admin/access_link#${token}`;
