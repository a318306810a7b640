import { IconRepeat } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { owedSeries } from '../bookings/owed-series.rules.ts';
import { RunsOut } from '../bookings/runs-out.tsx';
import { owedSeriesQuery } from '../bookings/series.queries.ts';
import { useSay } from '../platform/i18n.ts';
import { Refusal } from '../platform/refusal.tsx';
import { Money } from '../platform/when.tsx';
import { Tag } from '../ui/tag.tsx';
import { Lane, LaneLine } from './lane.tsx';

/** Series that are not fully paid: amount and next deadline. */
export function SeriesLane({ onOpen }: { onOpen: (booking: { reference: string }) => void }) {
  const say = useSay();
  const { data, error, refetch } = useQuery(owedSeriesQuery());
  return (
    <>
      <Refusal error={error} onRetry={refetch} />
      <Lane
        title={say('owed_series.title')}
        none={say('owed_series.none')}
        all={data && owedSeries(data)}
      >
        {({ series, next, unpaid, dueCents }) => (
          <LaneLine
            key={series.reference}
            startTime={next.startTime}
            name={series.customer.fullName}
            about={<RunsOut series={series} next={next} />}
            end={
              <Tag tone="due" icon={IconRepeat}>
                {say('owed_series.dates', { smart_count: unpaid })} <Money cents={dueCents} />
              </Tag>
            }
            onOpen={() => onOpen(next)}
          />
        )}
      </Lane>
    </>
  );
}
