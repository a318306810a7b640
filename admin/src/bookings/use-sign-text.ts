import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { secondsUntil, useServerNow } from '../platform/clock.ts';
import { useSay } from '../platform/i18n.ts';
import { useFormat } from '../platform/use-format.ts';
import type { BookingSign } from './booking-tag.rules.ts';

/** A booking's sign in words, with the time left or the amount. */
export function useSignText(
  booking: BookingAnswer,
  sign: BookingSign,
): { word: string; detail: string | null } {
  const say = useSay();
  const { money } = useFormat();
  const left = useTimeLeft(sign === 'pending' ? booking.holdExpiresAt : null);
  if (sign === 'pending') return { word: say('tag.pending'), detail: left };
  if (sign === 'to_refund')
    return { word: say('tag.to_refund'), detail: money(booking.refundCents) };
  const owed = sign === 'due' || sign === 'unpaid' || sign === 'overdue';
  return { word: say(`tag.${sign}`), detail: owed ? money(booking.dueCents) : null };
}

/** `42 min`, in the last minute `37 s`; null without an end. */
function useTimeLeft(until: string | null): string | null {
  const say = useSay();
  const now = useServerNow(until === null ? 60_000 : 1000);
  if (until === null) return null;
  const seconds = secondsUntil(until, now);
  if (seconds === 0) return say('tag.lapsed');
  return seconds < 60
    ? say('tag.seconds_left', { seconds })
    : say('tag.minutes_left', { minutes: Math.ceil(seconds / 60) });
}
