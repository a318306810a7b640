import { IconRepeat } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { unpaidSeries } from '../../bookings/series/unpaid-series.rules.ts';
import { NextExpiry } from '../../bookings/detail/next-expiry.tsx';
import { unpaidSeriesQuery } from '../../bookings/series/series.queries.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { Money } from '../../platform/texts/formatted.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Lane, LaneLine } from './lane.tsx';

/** List of series that are not fully paid, each with its amount due and its next deadline. */
export function UnpaidSeriesLane({ onOpen }: { onOpen: (booking: { reference: string }) => void }) {
  const t = useTypedTranslate();
  const { data, error, refetch } = useQuery(unpaidSeriesQuery());
  return (
    <>
      <Refusal error={error} onRetry={refetch} />
      <Lane
        title={t('owed_series.title')}
        none={t('owed_series.none')}
        all={data && unpaidSeries(data)}
      >
        {({ series, next, unpaid, dueCents }) => (
          <LaneLine
            key={series.reference}
            startTime={next.startTime}
            name={series.customer.fullName}
            about={<NextExpiry series={series} next={next} />}
            end={
              <Tag tone="due" icon={IconRepeat}>
                {t('owed_series.dates', { count: unpaid })} <Money cents={dueCents} />
              </Tag>
            }
            onOpen={() => onOpen(next)}
          />
        )}
      </Lane>
    </>
  );
}
