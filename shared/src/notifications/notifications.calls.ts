import { type Calls, emptyResult, listOf, writeResult } from '../platform/call.ts';
import {
  instant,
  nullable,
  object,
  oneOf,
  reference,
  type Schema,
  text,
} from '../platform/schema.ts';
import { NOTICE_KINDS } from './notifications.codes.ts';
import type { NotificationAnswer } from './notifications.contract.ts';

const notification: Schema<NotificationAnswer> = object<NotificationAnswer>('Notification', {
  id: reference('notification'),
  reference: reference('notification'),
  text: text(),
  kind: nullable(oneOf(NOTICE_KINDS)),
  booking: nullable(reference('booking')),
  subscription: nullable(reference('subscription')),
  series: nullable(reference('series')),
  waiting: nullable(reference('waiting')),
  discussion: nullable(reference('discussion')),
  openMatch: nullable(reference('openMatch')),
  createdAt: instant(),
  readAt: nullable(instant()),
});

export const NOTIFICATIONS_CALLS: Calls = {
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
};
