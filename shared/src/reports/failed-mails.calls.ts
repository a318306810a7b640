import { type Calls, listOf, writeResult } from '../platform/call.ts';
import {
  instant,
  integer,
  nullable,
  object,
  reference,
  type Schema,
  text,
} from '../platform/schema.ts';
import type { FailedMailAnswer } from './failed-mails.contract.ts';

const failedMail: Schema<FailedMailAnswer> = object<FailedMailAnswer>('FailedMail', {
  id: reference('notification'),
  reference: reference('notification'),
  to: nullable(text()),
  user: nullable(reference('user')),
  template: text(),
  title: text(),
  about: nullable(text()),
  tries: integer(),
  error: nullable(text()),
  dueAt: instant(),
  givenUpAt: instant(),
});
const LIST = {
  filter: ['template', 'user'],
  sort: ['id', 'reference', 'dueAt', 'givenUpAt', 'template'],
};

export const FAILED_MAILS_CALLS: Calls = {
  'GET failed_mails': {
    summary: 'Mails that were tried for a day and given up, the latest first.',
    answer: listOf(failedMail),
    list: LIST,
  },
  'POST failed_mails/{reference}/retry': {
    summary: 'Tries one of them again, for another day. Answers those that are left.',
    answer: writeResult('FailedMailsLeft', listOf(failedMail)),
  },
};
