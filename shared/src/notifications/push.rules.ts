import { noticeKindOf, type NoticeKind } from './notifications.codes.ts';

/**
 * Kinds of messages that a browser shows at once instead of a mail. Confirmations, payments and
 * packs stay mails, because people keep them.
 */
const PUSHED: readonly NoticeKind[] = [
  'expiring',
  'expired',
  'changed',
  'tomorrow',
  'mention',
  'match',
  'waiting',
];
/** Kinds that a push service delivers at once, also to a phone that saves power. */
const URGENT: readonly NoticeKind[] = ['expiring', 'changed', 'waiting'];

/** Whether a message is pushed to a browser instead of being mailed. */
export function isPushed(template: string): boolean {
  const kind = noticeKindOf(template);
  return kind !== null && PUSHED.includes(kind);
}

export function isUrgentPush(template: string): boolean {
  const kind = noticeKindOf(template);
  return kind !== null && URGENT.includes(kind);
}

/** What the site's service worker gets. */
export interface PushPayload {
  title: string;
  body: string;
  /** Address of the page that the message leads to. */
  url: string;
  lang: string;
  /** A later message with the same tag replaces the message on the screen. */
  tag: string;
  /**
   * Reference of the subscription. A browser where this session has ended does not show the
   * message.
   */
  subscription: string;
}
