import type { NoticeKind } from './notifications.codes.ts';

/** `GET notifications`: what was told to the caller, in the caller's language. */
export interface NotificationAnswer {
  id: string;
  reference: string;
  text: string;
  /** Null for one that cannot be silenced. */
  kind: NoticeKind | null;
  /** The booking it speaks of, or on whose ticket what it speaks of is answered. */
  booking: string | null;
  subscription: string | null;
  /** The place in line. */
  waiting: string | null;
  series: string | null;
  /** The thread in which one is called by name, or whose post is hidden. */
  discussion: string | null;
  openMatch: string | null;
  /** When it fell due. */
  createdAt: string;
  readAt: string | null;
}
