import { formatCountdown } from '../../platform/texts/format.ts';
import { useNow } from '@five/client/clock';

/** The time left until an instant, measured by the server's clock. */
export function Countdown({ until, label }: { until: string; label: string }) {
  const now = useNow();
  return (
    <p className="countdown">
      <span>{label}</span>
      <bdi className="figure" role="timer">
        {now === null ? '··:··' : formatCountdown(Date.parse(until) - now)}
      </bdi>
    </p>
  );
}
