import { useTypedTranslate } from '../platform/i18n.ts';
import { useFormat } from '../platform/use-format.ts';
import { useTimeLeft } from './hold-note.tsx';
import type { UnpaidSeries } from './unpaid-series.rules.ts';

/**
 * The next payment deadline of a series: the deadline of the whole series until staff confirm it,
 * then the deadline of the next date.
 */
export function NextExpiry({
  series: { holdExpiresAt },
  next,
}: Pick<UnpaidSeries, 'series' | 'next'>) {
  const t = useTypedTranslate();
  const { shortDay, hour } = useFormat();
  return holdExpiresAt === null ? (
    t('owed_series.before', {
      day: shortDay(next.date),
      hour: hour(next.startTime),
    })
  ) : (
    <ExpiresAt until={holdExpiresAt} />
  );
}

function ExpiresAt({ until }: { until: string }) {
  const t = useTypedTranslate();
  const time = useTimeLeft(until);
  return time === null ? t('booking.hold_lapsed') : t('owed_series.lapses', { time });
}
