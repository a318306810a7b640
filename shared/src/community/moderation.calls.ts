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
const BLOCKED = { filter: [], sort: ['createdAt'] } as const;
const OWN = ['COMMUNITY_SELF'] as const;
const REPORTING = {
  body: ReportRequest,
  summary: 'Report a post, profile or match to staff.',
  description: 'Responds with 201; with 200 if the caller has reported it before.',
  answer: reportReceived,
  alsoAnswers: [200],
  errors: OWN,
};

export const MODERATION_CALLS = calls({
  'POST discussions/{id}/report': {
    permission: 'discussions.report',
    page: 'discussions',
    ...REPORTING,
  },
  'POST replies/{id}/report': {
    permission: 'discussions.report',
    page: 'discussions',
    ...REPORTING,
  },
  'POST messages/{id}/report': {
    permission: 'messages.report',
    ...REPORTING,
    summary: 'Report a message of the other party, with the three messages before it, to staff.',
    description: 'Responds with 201; with 200 if the caller has reported it before.',
  },
  'POST players/{id}/report': { permission: 'players.report', ...REPORTING },
  'POST open_matches/{id}/report': { permission: 'openMatches.report', ...REPORTING },

  'GET players_my_blocked': {
    id: 'listBlockedPlayers',
    permission: 'players.block',
    summary: 'List the players that the caller has blocked.',
    answer: listOf(blockedPlayer),
    list: BLOCKED,
  },
  'POST players/{id}/block': {
    permission: 'players.block',
    status: 200,
    summary: 'Block a player and return the blocked players; idempotent.',
    description: 'It ends conversations with the player and folds the posts of the player.',
    answer: blockedSaved,
    errors: OWN,
  },
  'DELETE players/{id}/block': {
    id: 'unblockPlayer',
    permission: 'players.block',
    summary: 'Unblock a player and return the blocked players.',
    answer: blockedSaved,
    list: BLOCKED,
  },

  'GET community_reports': {
    permission: 'communityReports.read',
    summary: 'List reports, oldest open one first.',
    answer: listOf(report),
    list: REPORTS,
  },
  'GET community_reports/{id}': {
    permission: 'communityReports.read',
    summary: 'Get a report with the context of the reported post.',
    answer: report,
  },
  'POST community_reports/{id}/settle': {
    permission: 'communityReports.settle',
    body: SettleReportRequest,
    status: 200,
    summary: 'Settle all open reports about the same subject.',
    answer: reportSaved,
    errors: ['REPORT_SETTLED'],
  },

  'POST discussions/{id}/hide': {
    permission: 'discussions.hide',
    body: ModerateRequest,
    status: 200,
    summary: 'Hide a discussion from all users but staff and uphold its open reports.',
    answer: postHidden,
  },
  'POST discussions/{id}/unhide': {
    permission: 'discussions.hide',
    status: 200,
    summary: 'Unhide a discussion.',
    answer: postHidden,
  },
  'POST replies/{id}/hide': {
    permission: 'discussions.hide',
    body: ModerateRequest,
    status: 200,
    summary: 'Hide a reply from all users but staff and uphold its open reports.',
    answer: postHidden,
  },
  'POST replies/{id}/unhide': {
    permission: 'discussions.hide',
    status: 200,
    summary: 'Unhide a reply.',
    answer: postHidden,
  },
  'POST messages/{id}/hide': {
    permission: 'messages.hide',
    body: ModerateRequest,
    status: 200,
    summary: 'Hide the text of a reported message; both parties see that it is hidden.',
    answer: postHidden,
  },
  'POST messages/{id}/unhide': {
    permission: 'messages.hide',
    status: 200,
    summary: 'Unhide a message.',
    answer: postHidden,
  },

  'POST open_matches/{id}/hide': {
    permission: 'openMatches.hide',
    body: ModerateRequest,
    status: 200,
    summary: 'Hide an open match and uphold its open reports.',
    description: 'Its participants and staff can still read it.',
    answer: postHidden,
  },
  'POST open_matches/{id}/unhide': {
    permission: 'openMatches.hide',
    status: 200,
    summary: 'Unhide an open match.',
    answer: postHidden,
  },

  'GET players/{id}/standing': {
    permission: 'players.standing',
    summary: 'Get the warnings, suspensions and reports of a player.',
    answer: standing,
  },
  'POST players/{id}/warn': {
    permission: 'players.sanction',
    body: WarnRequest,
    status: 200,
    summary: 'Warn a player, with a reason.',
    answer: standingSaved,
    errors: ['SANCTION_STAFF'],
  },
  'POST players/{id}/suspend': {
    permission: 'players.sanction',
    body: SuspendRequest,
    status: 200,
    summary: 'Suspend a player from the community until a date.',
    description: 'The player can still write to the desk.',
    answer: standingSaved,
    errors: ['SANCTION_STAFF', 'SANCTION_UNTIL'],
  },
  'POST players/{id}/reinstate': {
    permission: 'players.sanction',
    status: 200,
    summary: 'End a suspension early.',
    answer: standingSaved,
  },
});
