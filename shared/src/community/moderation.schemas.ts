import { listOf, writeResult } from '../platform/call.ts';
import {
  array,
  date,
  flag,
  instant,
  integer,
  nullable,
  object,
  oneOf,
  reference,
  type Schema,
  text,
} from '../platform/schema.ts';
import { REPORT_KINDS, REPORT_STATES, SANCTION_KINDS } from './community.codes.ts';
import type {
  BlockedPlayer,
  HiddenPost,
  ReportAnswer,
  ReportContext,
  ReportedPlayer,
  ReportReceived,
  Sanction,
  StandingAnswer,
} from './moderation.contract.ts';
import { author } from './community.schemas.ts';

const reported: Schema<ReportedPlayer> = object<ReportedPlayer>('ReportedPlayer', {
  reference: nullable(reference('user')),
  displayName: text(),
  fullName: text(),
});
const context: Schema<ReportContext> = object<ReportContext>('ReportContext', {
  displayName: text(),
  message: text(),
  createdAt: instant(),
});

export const report: Schema<ReportAnswer> = object<ReportAnswer>('CommunityReport', {
  id: reference('report'),
  reference: reference('report'),
  kind: oneOf(REPORT_KINDS),
  subject: text(),
  reason: text(),
  reporter: reported,
  author: reported,
  text: nullable(text()),
  context: array(context),
  discussion: nullable(reference('discussion')),
  title: nullable(text()),
  hidden: flag(),
  reports: integer(),
  state: oneOf(REPORT_STATES),
  settledBy: nullable(reference('user')),
  settledAt: nullable(instant()),
  note: nullable(text()),
  createdAt: instant(),
});

const received: Schema<ReportReceived> = object<ReportReceived>('ReportReference', {
  reference: reference('report'),
});
const sanction: Schema<Sanction> = object<Sanction>('Sanction', {
  kind: oneOf(SANCTION_KINDS),
  reason: text(),
  until: nullable(date()),
  createdAt: instant(),
  by: nullable(reference('user')),
  liftedAt: nullable(instant()),
});

export const standing: Schema<StandingAnswer> = object<StandingAnswer>('Standing', {
  id: reference('user'),
  reference: reference('user'),
  displayName: text(),
  fullName: text(),
  suspendedUntil: nullable(date()),
  sanctions: array(sanction),
  blockedBy: integer(),
  openReports: integer(),
});

export const blockedPlayer: Schema<BlockedPlayer> = object<BlockedPlayer>('BlockedPlayer', {
  id: reference('user'),
  reference: reference('user'),
  displayName: text(),
  createdAt: instant(),
});

const hiddenPost: Schema<HiddenPost> = object<HiddenPost>('HiddenPost', {
  reference: text(),
  hidden: flag(),
  hiddenReason: nullable(text()),
  author,
});

export const reportReceived = writeResult('ReportReceived', received);
export const reportSaved = writeResult('CommunityReportSaved', report);
export const standingSaved = writeResult('StandingSaved', standing);
export const blockedSaved = writeResult('BlockedPlayers', listOf(blockedPlayer));
export const postHidden = writeResult('PostHidden', hiddenPost);
