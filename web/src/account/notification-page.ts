import type { NotificationAnswer } from '@five/shared/notifications/notifications.contract';
import { joinRequestsUrl } from '../platform/page/scroll-to-target.ts';

/** Returns the path of the page that a notification is about; null if there is none. */
export function pageOf({
  booking,
  subscription,
  series,
  discussion,
  openMatch,
  waiting,
}: NotificationAnswer): string | null {
  if (openMatch && booking) return joinRequestsUrl(booking);
  if (openMatch) return `/open-matches/${openMatch}`;
  if (waiting) return '/account/reservations/list';
  if (discussion) return `/discussions/${discussion}`;
  if (booking) return `/account/reservations/list?booking=${booking}`;
  if (series) return `/account/series/list?series=${series}`;
  return subscription && '/account/subscriptions/list';
}
