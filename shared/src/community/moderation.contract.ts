import { listOf, writeResult } from '../platform/call.ts';
import {
  about,
  array,
  date,
  flag,
  instant,
  integer,
  nullable,
  object,
  oneOf,
  reference,
  text,
  type TypeOf,
} from '../platform/schema.ts';
import { REPORT_KINDS, REPORT_STATES, SANCTION_KINDS } from './community.codes.ts';
import { author } from './community.contract.ts';

const reported = object('ReportedPlayer', {
  reference: about(
    'Reference of the user; null for an erased account.',
    nullable(reference('user')),
  ),
  displayName: about('Public name: first name and initial of the family name.', text()),
  fullName: text(),
});
/** The author of a report or of a post, by full name. */
export type ReportedPlayer = TypeOf<typeof reported>;

const context = object('ReportContext', {
  displayName: about('Public name of the author.', text()),
  message: about('Text of the post.', text()),
  createdAt: instant(),
});
/**
 * A post of the same thread or conversation as a reported post, which helps staff to judge the
 * report.
 */
export type ReportContext = TypeOf<typeof context>;

export const report = object('CommunityReport', {
  id: reference('report'),
  reference: reference('report'),
  kind: about('Kind of the reported subject.', oneOf(REPORT_KINDS)),
  subject: about('Reference of the reported post, profile or match.', text()),
  reason: about("The reason in the reporter's own words.", text()),
  reporter: about('The user that made the report.', reported),
  author: about('The user that is reported.', reported),
  text: about('The reported text; null for a public profile.', nullable(text())),
  context: about(
    'Posts that precede the reported post. For a reply: the first post of its thread. For a ' +
      'message: the three messages before it, without hidden ones; staff see no other messages ' +
      'of the conversation.',
    array(context),
  ),
  discussion: about(
    'Reference of the thread that contains the reported post.',
    nullable(reference('discussion')),
  ),
  title: about(
    'Title of the discussion that contains the post; null for other kinds.',
    nullable(text()),
  ),
  hidden: about('Whether staff have hidden the reported post.', flag()),
  reports: about('Number of reports about the same post, profile or match.', integer()),
  state: about('`upheld`: staff acted on it; `dismissed`: no violation.', oneOf(REPORT_STATES)),
  settledBy: about(
    'Reference of the staff member that settled the report; null while open.',
    nullable(reference('user')),
  ),
  settledAt: about('Time of the decision; null while open.', nullable(instant())),
  note: about('Internal note of staff; null: none.', nullable(text())),
  createdAt: instant(),
});
export type ReportAnswer = TypeOf<typeof report>;

const received = object('ReportReference', {
  reference: reference('report'),
});

const sanction = object('Sanction', {
  kind: about(
    'A suspension ends community rights until a date; a warning only informs.',
    oneOf(SANCTION_KINDS),
  ),
  reason: about('Reason, which the player can read.', text()),
  until: about('Last day of a suspension, included.', nullable(date())),
  createdAt: instant(),
  by: about(
    'Reference of the staff member that imposed the sanction.',
    nullable(reference('user')),
  ),
  liftedAt: about(
    'Time at which staff lifted the sanction early; null if not lifted.',
    nullable(instant()),
  ),
});
export type Sanction = TypeOf<typeof sanction>;

export const standing = object('Standing', {
  id: reference('user'),
  reference: reference('user'),
  displayName: about('Public name: first name and initial of the family name.', text()),
  fullName: text(),
  suspendedUntil: about(
    'Last day of the suspension, as a date at the venue; null if the player is not suspended.',
    nullable(date()),
  ),
  sanctions: about('Sanctions against the player, newest first.', array(sanction)),
  blockedBy: about('Number of users that have blocked this player.', integer()),
  openReports: about('Number of open reports about the player.', integer()),
});
/** A player's moderation record. */
export type StandingAnswer = TypeOf<typeof standing>;

export const blockedPlayer = object('BlockedPlayer', {
  id: reference('user'),
  reference: reference('user'),
  displayName: about('Public name: first name and initial of the family name.', text()),
  createdAt: about('Instant of the block, ISO 8601.', instant()),
});
/** A player that the caller has blocked. */
export type BlockedPlayer = TypeOf<typeof blockedPlayer>;

const hiddenPost = object('HiddenPost', {
  reference: about('Reference of the discussion, reply or message.', text()),
  hidden: about('Whether the post is hidden now.', flag()),
  hiddenReason: about('Reason of staff; null if the post is visible.', nullable(text())),
  author: about('Author of the post.', author),
});
/** State of a post after staff hid it or made it visible again. */
export type HiddenPost = TypeOf<typeof hiddenPost>;

export const reportReceived = writeResult('ReportReceived', received);
export const reportSaved = writeResult('CommunityReportSaved', report);
export const standingSaved = writeResult('StandingSaved', standing);
export const blockedSaved = writeResult('BlockedPlayers', listOf(blockedPlayer));
export const postHidden = writeResult('PostHidden', hiddenPost);
