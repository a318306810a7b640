import { calls, emptyResult, listOf, writeResult } from '../platform/call.ts';
import { notification } from './notifications.contract.ts';

export const NOTIFICATIONS_CALLS = calls({
  'GET notifications': {
    summary: 'What the caller was told, newest first.',
    answer: listOf(notification),
    list: { filter: ['booking', 'read'], sort: ['createdAt', 'id'] },
  },
  'POST notifications/read': { summary: 'Marks all as read.', answer: emptyResult },
  'POST notifications/{id}/read': {
    summary: 'Marks one as read.',
    answer: writeResult('NotificationRead', notification),
  },
});
