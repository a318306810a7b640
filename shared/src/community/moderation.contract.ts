import type { Author } from './discussions.contract.ts';
import type { ReportKind, ReportOutcome, ReportState, SanctionKind } from './community.codes.ts';

/**
 * A post of the same thread or conversation as a reported post, which helps staff to judge the
 * report.
 */
export interface ReportContext {
  displayName: string;
  message: string;
  createdAt: string;
}

/** The author of a report or of a post, by full name. */
export interface ReportedPlayer {
  reference: string | null;
  displayName: string;
  fullName: string;
}

export interface ReportAnswer {
  id: string;
  reference: string;
  kind: ReportKind;
  /** Reference of the reported post, profile or match. */
  subject: string;
  /** The reason in the reporter's own words. */
  reason: string;
  reporter: ReportedPlayer;
  author: ReportedPlayer;
  /** The reported text; null for a public profile. */
  text: string | null;
  /**
   * Posts that precede the reported post. For a reply: the first post of its thread. For a message:
   * the three messages before it, without hidden ones; staff see no other messages of the
   * conversation.
   */
  context: ReportContext[];
  /** Reference of the thread that contains the reported post. */
  discussion: string | null;
  title: string | null;
  hidden: boolean;
  /** Number of reports about the same post, profile or match. */
  reports: number;
  state: ReportState;
  settledBy: string | null;
  settledAt: string | null;
  note: string | null;
  createdAt: string;
}

/** Response to a report, for the reporter. */
export interface ReportReceived {
  reference: string;
}

export interface Sanction {
  kind: SanctionKind;
  reason: string;
  /** Last day of a suspension, included. */
  until: string | null;
  createdAt: string;
  /** Reference of the staff member that imposed the sanction. */
  by: string | null;
  /** Time at which staff lifted the sanction early; null if not lifted. */
  liftedAt: string | null;
}

/** A player's moderation record. */
export interface StandingAnswer {
  id: string;
  reference: string;
  displayName: string;
  fullName: string;
  /** Last day of the suspension, as a date at the venue; null if the player is not suspended. */
  suspendedUntil: string | null;
  /** Sanctions against the player, newest first. */
  sanctions: Sanction[];
  /** Number of users that have blocked this player. */
  blockedBy: number;
  openReports: number;
}

/** A player that the caller has blocked. */
export interface BlockedPlayer {
  id: string;
  reference: string;
  displayName: string;
  createdAt: string;
}

export interface ReasonInput {
  reason: string;
}

export interface SuspendInput extends ReasonInput {
  until: string;
}

export interface SettleReportInput {
  outcome: ReportOutcome;
  note?: string;
}

/** State of a post after staff hid it or made it visible again. */
export interface HiddenPost {
  reference: string;
  hidden: boolean;
  hiddenReason: string | null;
  author: Author;
}
