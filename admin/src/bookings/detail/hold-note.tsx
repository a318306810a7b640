import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { IconFileSearch, IconHourglassHigh } from '@tabler/icons-react';
import { secondsUntil, useServerNow } from '@five/client/clock';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Note } from '../../ui/note.tsx';

/** Time until the hold of a pending booking expires, to the second. */
export function HoldNote({ booking }: { booking: BookingAnswer }) {
  const t = useTypedTranslate();
  if (booking.status !== 'pending') return null;
  if (booking.underReview) {
    return (
      <Note tone="info" icon={IconFileSearch}>
        {t('booking.hold_paused')}
      </Note>
    );
  }
  return booking.holdExpiresAt === null ? null : <Countdown until={booking.holdExpiresAt} />;
}

function Countdown({ until }: { until: string }) {
  const t = useTypedTranslate();
  const time = useTimeLeft(until);
  return (
    <Note tone="warning" icon={IconHourglassHigh}>
      <span role="timer" className="nowrap">
        {time === null ? t('booking.hold_lapsed') : t('booking.hold', { time })}
      </span>
    </Note>
  );
}

/** Minutes and seconds until an instant, such as `9:05`; null if the instant is past. */
export function useTimeLeft(until: string): string | null {
  const seconds = secondsUntil(until, useServerNow(1000));
  return seconds > 0
    ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    : null;
}
