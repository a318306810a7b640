import { calls, listOf, writeResult } from '../platform/call.ts';
import { failedMail } from './failed-mails.contract.ts';

const LIST = {
  filter: ['template', 'user'],
  sort: ['id', 'reference', 'dueAt', 'givenUpAt', 'template'],
} as const;

export const FAILED_MAILS_CALLS = calls({
  'GET failed_mails': {
    permission: 'failedMails.read',
    summary: 'Mails that were tried for a day and given up, the latest first.',
    answer: listOf(failedMail),
    list: LIST,
  },
  'POST failed_mails/{reference}/retry': {
    permission: 'failedMails.retry',
    status: 200,
    summary: 'Tries one of them again, for another day. Answers those that are left.',
    answer: writeResult('FailedMailsLeft', listOf(failedMail)),
  },
});
