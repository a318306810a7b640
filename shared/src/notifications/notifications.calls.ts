import { calls, emptyResult, listOf, writeResult } from '../platform/call.ts';
import { notification } from './notifications.contract.ts';

export const NOTIFICATIONS_CALLS = calls({
  'GET notifications': {
    permission: 'notifications.read',
    summary: "List the caller's notifications, newest first.",
    answer: listOf(notification),
    list: { filter: ['booking', 'read'], sort: ['createdAt', 'id'] },
  },
  'POST notifications/read': {
    permission: 'notifications.mark',
    status: 200,
    summary: 'Mark all notifications as read.',
    answer: emptyResult,
  },
  'POST notifications/{id}/read': {
    permission: 'notifications.mark',
    status: 200,
    summary: 'Mark a notification as read.',
    answer: writeResult('NotificationRead', notification),
  },
});
