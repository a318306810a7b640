import { useSay } from '../platform/i18n.ts';
import { useFormat } from '../platform/use-format.ts';
import { useTimeLeft } from './hold-note.tsx';
import type { OwedSeries } from './owed-series.rules.ts';

/** The next deadline: of the whole series until staff confirm it, then date by date. */
export function RunsOut({ series: { holdExpiresAt }, next }: Pick<OwedSeries, 'series' | 'next'>) {
  const say = useSay();
  const { shortDay, hour } = useFormat();
  return holdExpiresAt === null ? (
    say('owed_series.before', {
      day: shortDay(next.date),
      hour: hour(next.startTime).replaceAll(' ', '\u00a0'),
    })
  ) : (
    <Lapses until={holdExpiresAt} />
  );
}

function Lapses({ until }: { until: string }) {
  const say = useSay();
  const time = useTimeLeft(until);
  return time === null ? say('booking.hold_lapsed') : say('owed_series.lapses', { time });
}
