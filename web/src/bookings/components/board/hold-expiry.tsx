import { useNow } from '@five/client/clock';
import { useTranslation } from 'react-i18next';
import { formatCountdown } from '../../../platform/texts/format.ts';

const SHOWN_MS = 60 * 60_000;

/**
 * The remaining time of a hold (a pending booking), if it expires within the hour; otherwise, and
 * until the time is known, nothing. It is named, because it looks like the hours of the grid.
 */
export function HoldExpiry({ until }: { until: string }) {
  const { t } = useTranslation('bookings');
  const now = useNow();
  const left = now === null ? 0 : Date.parse(until) - now;
  if (left <= 0 || left > SHOWN_MS) return null;
  return (
    <bdi className="cell-held figure" role="timer">
      {t('reserve.timeLeft', { time: formatCountdown(left) })}
    </bdi>
  );
}
