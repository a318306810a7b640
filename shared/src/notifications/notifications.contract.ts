import type { NoticeKind } from './notifications.codes.ts';

/** `GET notifications`: the caller's notifications, in the caller's language. */
export interface NotificationAnswer {
  id: string;
  reference: string;
  text: string;
  /** Null for a notification that cannot be muted. */
  kind: NoticeKind | null;
  /** The booking that the notification concerns, or on whose ticket the recipient answers it. */
  booking: string | null;
  subscription: string | null;
  /** The waiting list entry. */
  waiting: string | null;
  series: string | null;
  /** The thread with the mention, or with the hidden post. */
  discussion: string | null;
  openMatch: string | null;
  /** Instant at which the notification became due. */
  createdAt: string;
  readAt: string | null;
}
