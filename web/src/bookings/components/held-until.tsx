import { formatCountdown } from '../../platform/format.ts';
import { useNow } from '../../platform/clock.ts';

const SHOWN_MS = 60 * 60_000;

/** What is left of a claim that lapses within the hour; nothing where it is longer, or not known yet. */
export function HeldUntil({ until }: { until: string }) {
  const now = useNow();
  const left = now === null ? 0 : Date.parse(until) - now;
  if (left <= 0 || left > SHOWN_MS) return null;
  return <bdi className="cell-held figure" role="timer">{formatCountdown(left)}</bdi>;
}
