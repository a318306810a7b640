import type { Texts } from '@five/shared/locales/locale';
import { plusMinutes } from '@five/shared/time/instant';
import type { OutboxEntry } from '../../platform/outbox/outbox.ts';

/** A mail is sent only if the message is still unread after this time. */
const UNREAD_MINUTES = 3;

const MINUTES_BETWEEN_MAILS = 60;

/**
 * Returns when the mail about an unread message is due.
 * @param last when this recipient's last mail about the conversation was sent
 */
export function mailDueAt(now: Date, last: Date | undefined): Date {
  const [soon, again] = [
    plusMinutes(now, UNREAD_MINUTES),
    last && plusMinutes(last, MINUTES_BETWEEN_MAILS),
  ];
  return again && again > soon ? again : soon;
}

/** Prefix of the outbox events of all mails about one conversation to one recipient. */
export const mailsOf = (chat: string, reader: string): string =>
  `messageWaiting:${chat}:${reader}:`;

/** The mail about an unread message. It does not contain the message text. */
export function mailOf({
  chat,
  reader,
  message,
  from,
  dueAt,
}: {
  chat: string;
  reader: string;
  message: string;
  from: string | Texts;
  dueAt: Date;
}): OutboxEntry {
  return {
    event: mailsOf(chat, reader) + message,
    recipient: reader,
    channel: 'mail',
    template: 'messageWaiting',
    parameters: { from },
    dueAt,
  };
}
