import {
  about,
  instant,
  nullable,
  object,
  oneOf,
  reference,
  text,
  type TypeOf,
} from '../platform/schema.ts';
import { NOTICE_KINDS } from './notifications.codes.ts';

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
