import type { NoticeKind } from './notifications.codes.ts';

/** `GET notifications`: the caller's notifications, in the caller's language. */
export interface NotificationAnswer {
  id: string;
  reference: string;
  text: string;
  /** Null for one that cannot be muted. */
  kind: NoticeKind | null;
  /** The booking it concerns, or on whose ticket it is answered. */
  booking: string | null;
  subscription: string | null;
  /** The waiting list entry. */
  waiting: string | null;
  series: string | null;
  /** The thread with the mention, or with the hidden post. */
  discussion: string | null;
  openMatch: string | null;
  /** When it became due. */
  createdAt: string;
  readAt: string | null;
}
