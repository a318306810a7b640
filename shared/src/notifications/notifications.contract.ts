import {
  about,
  array,
  instant,
  nullable,
  object,
  oneOf,
  reference,
  text,
  type TypeOf,
} from '../platform/schema.ts';
import { MAIL_KINDS, NOTICE_KINDS } from './notifications.codes.ts';

export const notification = object('Notification', {
  id: reference('notification'),
  reference: reference('notification'),
  text: about("Text of the notification, in the caller's language.", text()),
  kind: about(
    'Kind of the notification, by which it can be muted; null if it cannot be muted.',
    nullable(oneOf(NOTICE_KINDS)),
  ),
  booking: about(
    'Reference of the booking that the notification concerns, or of the booking on whose page ' +
      'the recipient can respond to the notification.',
    nullable(reference('booking')),
  ),
  subscription: nullable(reference('subscription')),
  series: nullable(reference('series')),
  waiting: about(
    'Reference of the waiting list entry that the notification concerns.',
    nullable(reference('waiting')),
  ),
  discussion: about(
    'Reference of the thread that contains the mention or the hidden post.',
    nullable(reference('discussion')),
  ),
  openMatch: nullable(reference('openMatch')),
  createdAt: about(
    'Instant from which the notification is shown to the recipient; it may be later than the ' +
      'event that caused the notification.',
    instant(),
  ),
  readAt: nullable(instant()),
});
/** Response of `GET notifications`: the caller's notifications, in the caller's language. */
export type NotificationAnswer = TypeOf<typeof notification>;

export const mailChoices = object('MailChoices', {
  address: about('Masked email, such as `a•••@example.com`.', text()),
  kind: about('Kind of the mail that contains the link.', oneOf(MAIL_KINDS)),
  stopped: about('Kinds of mails that the person does not want.', array(oneOf(MAIL_KINDS))),
});
/** Choices of mails, as the link of a mail opens them without a sign-in. */
export type MailChoicesAnswer = TypeOf<typeof mailChoices>;

export const pushSubscription = object('PushSubscription', {
  id: reference('pushSubscription'),
  reference: reference('pushSubscription'),
});
/** The subscription of the caller's browser. */
export type PushSubscriptionAnswer = TypeOf<typeof pushSubscription>;
