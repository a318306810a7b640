export const MATCH_ANSWERS = ['in', 'maybe', 'out'] as const;
export type MatchAnswerCode = (typeof MATCH_ANSWERS)[number];

export const MATCH_STATES = ['open', 'closed', 'over', 'cancelled'] as const;
/**
 * State of a match. `closed`: its captain closed the list; `over`: its end has passed; `cancelled`:
 * its booking was cancelled or has expired.
 */
export type MatchState = (typeof MATCH_STATES)[number];

/** `member`: answers with an account; `guest`: answers with a name only, or was added by name. */
export const PERSON_KINDS = ['member', 'guest'] as const;

/** Whether the captain asks the seats of a match for their parts of the price. */
export const SHARES_ASKED = ['asked', 'off'] as const;
export type SharesAsked = (typeof SHARES_ASKED)[number];
