import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { useQueryText } from '../../platform/texts/query-text.ts';
import { useResult } from '../../platform/requests/use-result.ts';
import { useSession } from '../../platform/requests/session.ts';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { ClosedHall } from '../../ui/art/closed-hall.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { useVenue } from '../../venue/venue.queries.ts';
import { SeriesCard } from '../components/series/series-card.tsx';
import { ownSeriesQuery } from '../series.queries.ts';
import '../../ui/edged-card.css';
import './series.css';

export default function SeriesPage() {
  const { t } = useTranslation(['series', 'common']);
  const { data: venue } = useVenue();
  return (
    <div className="series-list">
      <title>{`${t('list.title')} · ${venue?.name ?? t('common:brand')}`}</title>
      <h1>{t('list.title')}</h1>
      <List />
    </div>
  );
}

function List() {
  const { t } = useTranslation(['series', 'common']);
  const { data: series, failed, retry } = useResult(ownSeriesQuery(Boolean(useSession())));
  const named = useQueryText('series');
  if (failed) return <LoadFailed onRetry={retry} />;
  if (!series) return <Skeleton height="22rem" />;
  if (series.length === 0) {
    return (
      <Empty scene={<ClosedHall />} title={t('list.emptyTitle')} text={t('list.emptyText')}>
        <LocaleLink to="/account/reservations/create" className={buttonClass()}>
          {t('common:action.reserve')}
        </LocaleLink>
      </Empty>
    );
  }
  const first = named || series[0]?.reference;
  return series
    .toSorted((one, other) => Number(other.reference === first) - Number(one.reference === first))
    .map((one) => <SeriesCard key={one.reference} series={one} open={one.reference === first} />);
}
