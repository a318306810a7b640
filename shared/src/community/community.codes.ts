export const POSITIONS = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const;
export type Position = (typeof POSITIONS)[number];

export const LEVELS = ['beginner', 'casual', 'regular', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** A conversation with the desk, between two players, or of the players of a match. */
export const CHAT_KINDS = ['desk', 'direct', 'group'] as const;
export type ChatKind = (typeof CHAT_KINDS)[number];

/**
 * Why the caller cannot write in a conversation: has no public profile, has blocked the other
 * player, or is suspended from the community. `unavailable`: the other player accepts no messages,
 * for any reason.
 */
export const CHAT_CLOSURES = ['not_opted_in', 'blocked', 'suspended', 'unavailable'] as const;
export type ChatClosure = (typeof CHAT_CLOSURES)[number];

/** Subjects of reports. */
export const REPORT_KINDS = ['discussion', 'reply', 'message', 'player', 'open_match'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_STATES = ['open', 'dismissed', 'upheld'] as const;
export type ReportState = (typeof REPORT_STATES)[number];
export const REPORT_OUTCOMES = ['dismissed', 'upheld'] as const satisfies readonly ReportState[];
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** Sanctions by staff. */
export const SANCTION_KINDS = ['warning', 'suspension'] as const;
export type SanctionKind = (typeof SANCTION_KINDS)[number];

export const MATCH_STATUSES = ['open', 'full', 'closed'] as const;
/** Status of an open match: `full` until a player leaves. */
export type MatchStatus = (typeof MATCH_STATUSES)[number];
export const MATCH_CLOSURES = ['owner', 'time', 'booking'] as const;
/** Why a match closed: by its owner, by its closing time, or because the booking ended. */
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
 * State of a request. The player ends it as `withdrawn` before an answer, or as `left` after it.
 * `removed`: by the owner or staff; `closed`: the match closed before an answer.
 */
export type AskState = (typeof ASK_STATES)[number];
/** States after which a player may request again; not after a refusal or removal. */
export const MAY_ASK_AGAIN: readonly AskState[] = ['withdrawn', 'left', 'closed'];
