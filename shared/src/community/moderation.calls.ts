import { calls, listOf } from '../platform/call.ts';
import {
  blockedPlayer,
  blockedSaved,
  postHidden,
  report,
  reportReceived,
  reportSaved,
  standing,
  standingSaved,
} from './moderation.contract.ts';
import {
  ModerateRequest,
  ReportRequest,
  SettleReportRequest,
  SuspendRequest,
  WarnRequest,
} from './moderation.requests.ts';

const REPORTS = {
  filter: ['kind', 'state', 'subject'],
  sort: ['id', 'reference', 'createdAt', 'settledAt'],
} as const;
const BLOCKED = { filter: [], sort: ['createdAt'] };
const OWN = ['COMMUNITY_SELF'] as const;
const REPORTING = {
  body: ReportRequest,
  summary: 'Tells the desk: 201; a second time by the same player: 200, and nothing new.',
  answer: reportReceived,
  alsoAnswers: [200],
  errors: OWN,
};

export const MODERATION_CALLS = calls({
  'POST discussions/{id}/report': { permission: 'discussions.report', ...REPORTING },
  'POST replies/{id}/report': { permission: 'discussions.report', ...REPORTING },
  'POST messages/{id}/report': {
    permission: 'messages.report',
    ...REPORTING,
    summary:
      'Shows the desk a message of the other side, with the three before it: 201; a second time: ' +
      '200, and nothing new.',
  },
  'POST players/{id}/report': { permission: 'players.report', ...REPORTING },
  'POST open_matches/{id}/report': { permission: 'openMatches.report', ...REPORTING },

  'GET players_my_blocked': {
    id: 'listBlockedPlayers',
    permission: 'players.block',
    summary: 'Whom the caller has blocked.',
    answer: listOf(blockedPlayer),
    list: BLOCKED,
  },
  'POST players/{id}/block': {
    permission: 'players.block',
    status: 200,
    summary:
      'No conversation with this player any more, and the posts are folded. Twice is once; ' +
      'answers whom the caller has blocked.',
    answer: blockedSaved,
    errors: OWN,
  },
  'DELETE players/{id}/block': {
    id: 'unblockPlayer',
    permission: 'players.block',
    summary: 'Takes it back; answers whom the caller has blocked.',
    answer: blockedSaved,
    list: BLOCKED,
  },

  'GET community_reports': {
    permission: 'communityReports.read',
    summary: 'What players have reported, the oldest open one first.',
    answer: listOf(report),
    list: REPORTS,
  },
  'GET community_reports/{id}': {
    permission: 'communityReports.read',
    summary: 'One report, with what stands around it.',
    answer: report,
  },
  'POST community_reports/{id}/settle': {
    permission: 'communityReports.settle',
    body: SettleReportRequest,
    status: 200,
    summary: 'What came of it, for all open reports of the same.',
    answer: reportSaved,
    errors: ['REPORT_SETTLED'],
  },

  'POST discussions/{id}/hide': {
    permission: 'discussions.hide',
    body: ModerateRequest,
    status: 200,
    summary: 'Hides a thread from all users but staff, and upholds its open reports.',
    answer: postHidden,
  },
  'POST discussions/{id}/unhide': {
    permission: 'discussions.hide',
    status: 200,
    summary: 'Shows it again.',
    answer: postHidden,
  },
  'POST replies/{id}/hide': {
    permission: 'discussions.hide',
    body: ModerateRequest,
    status: 200,
    summary: 'Hides a reply from all users but staff, and upholds its open reports.',
    answer: postHidden,
  },
  'POST replies/{id}/unhide': {
    permission: 'discussions.hide',
    status: 200,
    summary: 'Shows it again.',
    answer: postHidden,
  },
  'POST messages/{id}/hide': {
    permission: 'messages.hide',
    body: ModerateRequest,
    status: 200,
    summary: 'Empties a message that was reported; both sides see that it is hidden.',
    answer: postHidden,
  },
  'POST messages/{id}/unhide': {
    permission: 'messages.hide',
    status: 200,
    summary: 'Shows it again.',
    answer: postHidden,
  },

  'POST open_matches/{id}/hide': {
    permission: 'openMatches.hide',
    body: ModerateRequest,
    status: 200,
    summary:
      'Hides an open match from all users but its participants and staff, and upholds its open ' +
      'reports.',
    answer: postHidden,
  },
  'POST open_matches/{id}/unhide': {
    permission: 'openMatches.hide',
    status: 200,
    summary: 'Shows it again.',
    answer: postHidden,
  },

  'GET players/{id}/standing': {
    permission: 'players.standing',
    summary: 'Warnings and suspensions of a player, seen or not.',
    answer: standing,
  },
  'POST players/{id}/warn': {
    permission: 'players.sanction',
    body: WarnRequest,
    status: 200,
    summary: 'Tells a player to mind the manners, with the reason.',
    answer: standingSaved,
    errors: ['SANCTION_STAFF'],
  },
  'POST players/{id}/suspend': {
    permission: 'players.sanction',
    body: SuspendRequest,
    status: 200,
    summary:
      'Takes the right to write in the community until a day; the desk can still be written to.',
    answer: standingSaved,
    errors: ['SANCTION_STAFF', 'SANCTION_UNTIL'],
  },
  'POST players/{id}/reinstate': {
    permission: 'players.sanction',
    status: 200,
    summary: 'Ends a suspension early.',
    answer: standingSaved,
  },
});
