import type { Author } from './discussions.contract.ts';
import type { ReportKind, ReportOutcome, ReportState, SanctionKind } from './community.codes.ts';

/** Context of a reported post. */
export interface ReportContext {
  displayName: string;
  message: string;
  createdAt: string;
}

/** The player behind a report or a post, by full name. */
export interface ReportedPlayer {
  reference: string | null;
  displayName: string;
  fullName: string;
}

export interface ReportAnswer {
  id: string;
  reference: string;
  kind: ReportKind;
  /** Reference of the reported subject. */
  subject: string;
  /** Reason in the reporter's words. */
  reason: string;
  reporter: ReportedPlayer;
  author: ReportedPlayer;
  /** The reported text; null for a public profile. */
  text: string | null;
  /**
   * For a reply: the thread. For a message: the three messages before it; no others of the
   * conversation are shown.
   */
  context: ReportContext[];
  /** The thread of the reported subject. */
  discussion: string | null;
  title: string | null;
  hidden: boolean;
  /** Number of reports of the same subject. */
  reports: number;
  state: ReportState;
  settledBy: string | null;
  settledAt: string | null;
  note: string | null;
  createdAt: string;
}

/** Confirmation for the reporter. */
export interface ReportReceived {
  reference: string;
}

export interface Sanction {
  kind: SanctionKind;
  reason: string;
  /** Last day of a suspension. */
  until: string | null;
  createdAt: string;
  /** Reference of the member of staff. */
  by: string | null;
  /** When it was lifted early. */
  liftedAt: string | null;
}

/** A player's moderation record. */
export interface StandingAnswer {
  id: string;
  reference: string;
  displayName: string;
  fullName: string;
  /** The last day, venue date; null if not suspended. */
  suspendedUntil: string | null;
  /** Sanctions, newest first. */
  sanctions: Sanction[];
  /** Number of users who have blocked this player. */
  blockedBy: number;
  openReports: number;
}

/** A player blocked by the caller. */
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

/** A post that was hidden or made visible. */
export interface HiddenPost {
  reference: string;
  hidden: boolean;
  hiddenReason: string | null;
  author: Author;
}
