import { calls, listOf } from '../platform/call.ts';
import { auditEntry } from './audit.contract.ts';

export const AUDIT_CALLS = calls({
  'GET audit': {
    id: 'listAuditEntries',
    permission: 'audit.read',
    summary:
      'Who did what, the last act first: all of it for an admin, what they did themselves on the ' +
      'running opening day for the others of the desk.',
    answer: listOf(auditEntry),
    list: {
      filter: ['act', 'actor', 'subjectKind', 'subject', 'from', 'to'],
      sort: ['at', 'act', 'actor', 'subjectKind', 'subject'],
    },
  },
});
