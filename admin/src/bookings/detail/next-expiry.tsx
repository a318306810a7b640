import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { useTimeLeft } from './hold-note.tsx';
import type { UnpaidSeries } from '../series/unpaid-series.rules.ts';

/**
 * The next payment deadline of an unpaid series. Until staff confirm the series, it is the expiry
 * of its hold. Afterwards it is the start of the next unpaid date.
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
