import { calls, listOf } from '../platform/call.ts';
import { deskNotice, deskNoticeSaved } from './desk-notices.contract.ts';
import { DoneDeskNoticeRequest } from './desk-notices.requests.ts';

/** Messages to customers that no configured channel reaches. */
export const DESK_NOTICES_CALLS = calls({
  'GET desk_notices': {
    permission: 'deskNotices.settle',
    summary: 'List messages that staff pass on to customers, open ones first.',
    answer: listOf(deskNotice),
    list: {
      filter: ['state', 'customer'],
      sort: ['id', 'reference', 'createdAt', 'dueAt', 'doneAt'],
    },
  },
  'POST desk_notices/{reference}/done': {
    id: 'settleDeskNotice',
    permission: 'deskNotices.settle',
    body: DoneDeskNoticeRequest,
    status: 200,
    summary: 'Record that the customer was informed.',
    description: 'The first record stays; a repeated one returns it.',
    answer: deskNoticeSaved,
  },
  'POST desk_notices/{reference}/reopen': {
    id: 'reopenDeskNotice',
    permission: 'deskNotices.settle',
    status: 200,
    summary: 'Reopen a message whose customer was not informed after all.',
    answer: deskNoticeSaved,
  },
});
