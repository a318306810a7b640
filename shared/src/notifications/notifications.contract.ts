import type { NoticeKind } from './notifications.codes.ts';

/** Response of `GET notifications`: the caller's notifications, in the caller's language. */
export interface NotificationAnswer {
  id: string;
  reference: string;
  text: string;
  /** Kind of the notification, by which it can be muted; null if it cannot be muted. */
  kind: NoticeKind | null;
  /**
   * Reference of the booking that the notification concerns, or of the booking on whose page the
   * recipient can respond to the notification.
   */
  booking: string | null;
  subscription: string | null;
  /** Reference of the waiting list entry that the notification concerns. */
  waiting: string | null;
  series: string | null;
  /** Reference of the thread that contains the mention or the hidden post. */
  discussion: string | null;
  openMatch: string | null;
  /**
   * Instant from which the notification is shown to the recipient; it may be later than the event
   * that caused the notification.
   */
  createdAt: string;
  readAt: string | null;
}
