import type { TimeSpan } from '@five/shared/slots/slots.contract';
import { useFormat } from './use-format.ts';

/**
 * A period such as `19:00 – 20:00`. The direction of each time is isolated, so that in Arabic the
 * start is first, on the right.
 */
export function Span({ startTime, endTime }: TimeSpan) {
  const { hour } = useFormat();
  return (
    <span className="nowrap figures">
      <bdi>{hour(startTime)}</bdi> – <bdi>{hour(endTime)}</bdi>
    </span>
  );
}

export function Money({ cents }: { cents: number }) {
  const { money } = useFormat();
  return <bdi className="nowrap figures">{money(cents)}</bdi>;
}
