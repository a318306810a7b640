export const POSITIONS = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const;
export type Position = (typeof POSITIONS)[number];

export const LEVELS = ['beginner', 'casual', 'regular', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** A conversation with the desk, between two players, or of those who play one match. */
export const CHAT_KINDS = ['desk', 'direct', 'group'] as const;
export type ChatKind = (typeof CHAT_KINDS)[number];

/**
 * Why the caller cannot write in a conversation now: has not chosen to be seen, has blocked the other, is suspended from the community;
 * `unavailable`: the other takes no messages, whatever the reason.
 */
export const CHAT_CLOSURES = ['not_opted_in', 'blocked', 'suspended', 'unavailable'] as const;
export type ChatClosure = (typeof CHAT_CLOSURES)[number];

/** What can be reported. */
export const REPORT_KINDS = ['discussion', 'reply', 'message', 'player', 'open_match'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_STATES = ['open', 'dismissed', 'upheld'] as const;
export type ReportState = (typeof REPORT_STATES)[number];
export const REPORT_OUTCOMES = ['dismissed', 'upheld'] as const satisfies readonly ReportState[];
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** What the desk does to somebody who went too far. */
export const SANCTION_KINDS = ['warning', 'suspension'] as const;
export type SanctionKind = (typeof SANCTION_KINDS)[number];

export const MATCH_STATUSES = ['open', 'full', 'closed'] as const;
/** A match that looks for players: `full` until somebody leaves. */
export type MatchStatus = (typeof MATCH_STATUSES)[number];
export const MATCH_CLOSURES = ['owner', 'time', 'booking'] as const;
/** What closed it: its owner, its hour, or that the booking is off. */
export type MatchClosure = (typeof MATCH_CLOSURES)[number];

export const ASK_STATES = ['asked', 'accepted', 'declined', 'withdrawn', 'left', 'removed', 'closed'] as const;
/** `withdrawn` before an answer, `left` after it, both by the player; `removed` by the owner or the desk; `closed`: the match was, before an answer. */
export type AskState = (typeof ASK_STATES)[number];
/** Who may ask (again): who was refused or taken out may not. */
export const MAY_ASK_AGAIN: readonly AskState[] = ['withdrawn', 'left', 'closed'];
