import { formatCountdown } from '../../../platform/format.ts';
import { useNow } from '../../../platform/clock.ts';

const SHOWN_MS = 60 * 60_000;

/**
 * The time left of a hold that expires within the hour; nothing if it is longer or not known yet.
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
