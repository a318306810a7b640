import { calls, listOf } from '../platform/call.ts';
import { auditEntry } from './audit.contract.ts';

export const AUDIT_CALLS = calls({
  'GET audit': {
    id: 'listAuditEntries',
    permission: 'audit.read',
    summary: 'List audit entries, latest first.',
    description:
      'Admins read all entries; other staff read their own entries of the current opening ' +
      'day.',
    answer: listOf(auditEntry),
    list: {
      filter: ['act', 'actor', 'subjectKind', 'subject', 'from', 'to'],
      sort: ['at', 'act', 'actor', 'subjectKind', 'subject'],
    },
  },
});
