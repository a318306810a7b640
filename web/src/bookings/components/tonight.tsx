import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useResult } from '../../platform/requests/use-result.ts';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { Noscript } from '../../platform/page/noscript.tsx';
import { Served } from '../../platform/page/served.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { availabilityQuery } from '../bookings.queries.ts';
import { useAvailabilityEvents } from '../use-availability-events.ts';
import { TonightContent, TonightHead } from './tonight-content.tsx';
import './tonight.css';

/** Section with this evening's free hours and their prices; each hour links to the booking page. */
export function Tonight() {
  const { t } = useTranslation('home');
  const { data, failed, retry } = useResult(availabilityQuery());
  const day = useDeferredValue(data);
  useAvailabilityEvents(data?.date, 'now');
  return (
    <section className="tonight" aria-label={t('tonight.title')}>
      {day === undefined ? (
        <TonightWaiting failed={failed} onRetry={retry} />
      ) : (
        <TonightContent day={day} />
      )}
    </section>
  );
}

/** The content that the server has inserted; without it, a placeholder. */
function TonightWaiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const { t } = useTranslation('home');
  return (
    <>
      <Served />
      <TonightHead day={null} />
      <Noscript text={t('tonight.noScript')} />
      {failed ? <LoadFailed onRetry={onRetry} /> : <Skeleton height="var(--tonight-height)" />}
    </>
  );
}
