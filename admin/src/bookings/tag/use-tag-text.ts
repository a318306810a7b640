import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { secondsUntil, useServerNow } from '@five/client/clock';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import type { BookingTagKind } from './booking-tag.rules.ts';

/** The text of a booking's tag, with the time left or the amount. */
export function useTagText(
  booking: BookingAnswer,
  sign: BookingTagKind,
): { label: string; detail: string | null } {
  const t = useTypedTranslate();
  const { money } = useFormat();
  const left = useTimeLeft(sign === 'pending' ? booking.holdExpiresAt : null);
  if (sign === 'pending') return { label: t('tag.pending'), detail: left };
  if (sign === 'to_refund')
    return { label: t('tag.to_refund'), detail: money(booking.refundCents) };
  const isDue = sign === 'due' || sign === 'unpaid' || sign === 'overdue';
  return { label: t(`tag.${sign}`), detail: isDue ? money(booking.dueCents) : null };
}

/**
 * Time left until an instant, such as `42 min`, or `37 s` in the last minute; null if `until` is
 * null.
 */
function useTimeLeft(until: string | null): string | null {
  const t = useTypedTranslate();
  const now = useServerNow(until === null ? 60_000 : 1000);
  if (until === null) return null;
  const seconds = secondsUntil(until, now);
  if (seconds === 0) return t('tag.lapsed');
  return seconds < 60
    ? t('tag.seconds_left', { seconds })
    : t('tag.minutes_left', { minutes: Math.ceil(seconds / 60) });
}
