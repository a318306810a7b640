import type { Texts } from '@five/shared/locales/locale';
import { plusMinutes } from '@five/shared/time/instant';
import type { OutboxEntry } from '../../platform/outbox/outbox.ts';

/** Who reads within this time sits before it: no mail goes out. */
const UNREAD_MINUTES = 3;

const MINUTES_BETWEEN_MAILS = 60;

/** @param last when the last mail about the conversation went to this reader */
export function mailDueAt(now: Date, last: Date | undefined): Date {
  const [soon, again] = [plusMinutes(now, UNREAD_MINUTES), last && plusMinutes(last, MINUTES_BETWEEN_MAILS)];
  return again && again > soon ? again : soon;
}

/** The beginning of all mails about one conversation to one reader. */
export const mailsOf = (chat: string, reader: string): string => `messageWaiting:${chat}:${reader}:`;

/** That a message waits, which is said nowhere but in the conversation. */
export function mailOf({ chat, reader, message, from, dueAt }: { chat: string; reader: string; message: string; from: string | Texts; dueAt: Date }): OutboxEntry {
  return { event: mailsOf(chat, reader) + message, recipient: reader, channel: 'mail', template: 'messageWaiting', parameters: { from }, dueAt };
}
