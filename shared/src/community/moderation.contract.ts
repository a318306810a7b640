import type { Author } from './discussions.contract.ts';
import type { ReportKind, ReportOutcome, ReportState, SanctionKind } from './community.codes.ts';

/** What stands around a reported post. */
export interface ReportContext {
  displayName: string;
  message: string;
  createdAt: string;
}

/** The player behind a report or a post, by the full name: the desk knows its people. */
export interface ReportedPlayer {
  reference: string | null;
  displayName: string;
  fullName: string;
}

export interface ReportAnswer {
  id: string;
  reference: string;
  kind: ReportKind;
  /** The reference of what was reported. */
  subject: string;
  /** Why, in the words of who reports. */
  reason: string;
  reporter: ReportedPlayer;
  author: ReportedPlayer;
  /** The text that was reported; null for a player's card. */
  text: string | null;
  /** A reply: the thread. A message: the three before it, which come with the report. Nothing else of a conversation is shown. */
  context: ReportContext[];
  /** The thread it stands in, or is. */
  discussion: string | null;
  title: string | null;
  hidden: boolean;
  /** How many have reported the same. */
  reports: number;
  state: ReportState;
  settledBy: string | null;
  settledAt: string | null;
  note: string | null;
  createdAt: string;
}

/** To who reported: that it was taken in. */
export interface ReportReceived {
  reference: string;
}

export interface Sanction {
  kind: SanctionKind;
  reason: string;
  /** The last day of a suspension. */
  until: string | null;
  createdAt: string;
  /** The reference of who of the desk. */
  by: string | null;
  /** When it was taken back early. */
  liftedAt: string | null;
}

/** How a player stands with the desk. */
export interface StandingAnswer {
  id: string;
  reference: string;
  displayName: string;
  fullName: string;
  /** The last day, venue date; null who may write. */
  suspendedUntil: string | null;
  /** The latest first. */
  sanctions: Sanction[];
  /** How many have blocked this player. */
  blockedBy: number;
  openReports: number;
}

/** A player whom the caller has blocked. */
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

/** What was hidden or shown again. */
export interface HiddenPost {
  reference: string;
  hidden: boolean;
  hiddenReason: string | null;
  author: Author;
}
