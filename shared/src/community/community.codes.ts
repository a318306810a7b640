/** Kinds of conversations: with the desk, between two players, or among the players of a match. */
export const CHAT_KINDS = ['desk', 'direct', 'group'] as const;
export type ChatKind = (typeof CHAT_KINDS)[number];

/**
 * Reasons why the caller cannot write in a conversation. `not_opted_in`: the caller has no public
 * profile. `blocked`: the caller has blocked the other player. `suspended`: the caller is suspended
 * from the community. `unavailable`: the other player accepts no messages, for any reason.
 */
export const CHAT_CLOSURES = ['not_opted_in', 'blocked', 'suspended', 'unavailable'] as const;
export type ChatClosure = (typeof CHAT_CLOSURES)[number];

/** Result of a match for one player. */
export const OUTCOMES = ['won', 'drawn', 'lost'] as const;

/** Kinds of subjects that a user can report. */
export const REPORT_KINDS = ['discussion', 'reply', 'message', 'player', 'open_match'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_STATES = ['open', 'dismissed', 'upheld'] as const;
export type ReportState = (typeof REPORT_STATES)[number];
export const REPORT_OUTCOMES = ['dismissed', 'upheld'] as const satisfies readonly ReportState[];
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** Kinds of sanctions that staff can impose. */
export const SANCTION_KINDS = ['warning', 'suspension'] as const;
export type SanctionKind = (typeof SANCTION_KINDS)[number];

export const MATCH_STATUSES = ['open', 'full', 'closed'] as const;
/** Status of an open match. `full` applies until a player leaves. */
export type MatchStatus = (typeof MATCH_STATUSES)[number];
export const MATCH_CLOSURES = ['owner', 'time', 'booking'] as const;
/**
 * Reason why a match closed. `owner`: its owner closed it. `time`: its closing time passed.
 * `booking`: its booking is no longer pending or confirmed, for example after a cancellation.
 */
export type MatchClosure = (typeof MATCH_CLOSURES)[number];

export const ASK_STATES = [
  'asked',
  'accepted',
  'declined',
  'withdrawn',
  'left',
  'removed',
  'closed',
] as const;
/**
 * State of a request to join a match. `withdrawn`: the player withdrew before an answer; `left`:
 * the player left after being accepted. `removed`: the owner or staff removed the player; `closed`:
 * the match closed before an answer.
 */
export type JoinRequestState = (typeof ASK_STATES)[number];
/** States after which a player may request a place again. A refused or removed player may not. */
export const MAY_ASK_AGAIN: readonly JoinRequestState[] = ['withdrawn', 'left', 'closed'];
