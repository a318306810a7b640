import { calls, listOf, writeResult } from '../platform/call.ts';
import { failedMail } from './failed-mails.contract.ts';

const LIST = {
  filter: ['template', 'user'],
  sort: ['id', 'reference', 'dueAt', 'givenUpAt', 'template'],
} as const;

export const FAILED_MAILS_CALLS = calls({
  'GET failed_mails': {
    permission: 'failedMails.read',
    summary: 'List mails whose delivery was abandoned after a day, latest first.',
    answer: listOf(failedMail),
    list: LIST,
  },
  'POST failed_mails/{reference}/retry': {
    permission: 'failedMails.retry',
    status: 200,
    summary: 'Retry a failed mail for another day and return the remaining list.',
    answer: writeResult('FailedMailsLeft', listOf(failedMail)),
  },
});
