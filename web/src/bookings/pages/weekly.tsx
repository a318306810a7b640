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
import { CapNotice } from '../components/cap-notice.tsx';
import { WeeklyPlan } from '../components/series/weekly-plan.tsx';
import { ownSeriesQuery } from '../series.queries.ts';
import { goOnHour, useWeeklyQuery } from '../weekly-query.ts';
import './weekly.css';

/**
 * Page to book one hour per week: first each date is planned, then all dates are booked in one
 * request.
 */
export default function Weekly() {
  const { t } = useTranslation(['series', 'common']);
  const { data: venue } = useVenue();
  return (
    <div className="wrap weekly">
      <title>{`${t('create.title')} · ${venue?.name ?? t('common:brand')}`}</title>
      <div>
        <h1>{t('create.title')}</h1>
        <p className="weekly-lead">{t('create.lead')}</p>
      </div>
      <CapNotice />
      <Plan />
    </div>
  );
}

function Plan() {
  const weeklySlot = useWeeklyQuery();
  const continues = useQueryText('continues');
  const session = useSession();
  if (session === undefined) return <Skeleton height="30rem" />;
  if (continues) return <GoingOn reference={continues} />;
  return weeklySlot ? (
    <WeeklyPlan key={JSON.stringify(weeklySlot)} weeklySlot={weeklySlot} />
  ) : (
    <Nothing text="choose" />
  );
}

/**
 * Form to book the weeks that follow an existing series, while its slot is reserved for the holder
 * of the series.
 */
function GoingOn({ reference }: { reference: string }) {
  const { data: series, failed, retry } = useResult(ownSeriesQuery(Boolean(useSession())));
  if (failed) return <LoadFailed onRetry={retry} />;
  if (!series) return <Skeleton height="30rem" />;
  const before = series.find((one) => one.reference === reference);
  const weeklySlot = before ? goOnHour(before) : null;
  return weeklySlot ? <WeeklyPlan weeklySlot={weeklySlot} /> : <Nothing text="gone" />;
}

function Nothing({ text }: { text: 'choose' | 'gone' }) {
  const { t } = useTranslation(['series', 'common']);
  return (
    <Empty scene={<ClosedHall />} title={t(`create.${text}Title`)} text={t(`create.${text}Text`)}>
      <LocaleLink to="/account/reservations/create" className={buttonClass()}>
        {t('common:action.reserve')}
      </LocaleLink>
    </Empty>
  );
}
