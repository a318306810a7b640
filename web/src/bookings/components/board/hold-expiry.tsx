import { formatCountdown } from '../../../platform/texts/format.ts';
import { useNow } from '@five/client/clock';

const SHOWN_MS = 60 * 60_000;

/**
 * The remaining time of a hold (a pending booking), if it expires within the hour; otherwise, and
 * until the time is known, nothing.
 */
export function HoldExpiry({ until }: { until: string }) {
  const now = useNow();
  const left = now === null ? 0 : Date.parse(until) - now;
  if (left <= 0 || left > SHOWN_MS) return null;
  return (
    <bdi className="cell-held figure" role="timer">
      {formatCountdown(left)}
    </bdi>
  );
}
