import { useTranslation } from 'react-i18next';
import { useCreatedReference, useScrollToBooking } from '../../platform/page/scroll-to-target.ts';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { useResult } from '../../platform/requests/use-result.ts';
import { useSession } from '../../platform/requests/session.ts';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { ClosedHall } from '../../ui/art/closed-hall.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { useVenue } from '../../venue/venue.queries.ts';
import { PackTicket } from '../components/pack-ticket.tsx';
import { ownPacksQuery } from '../subscriptions.queries.ts';
import './packs.css';

export default function Packs() {
  const { t } = useTranslation(['packs', 'common']);
  const { data: venue } = useVenue();
  return (
    <div className="packs">
      <title>{`${t('list.title')} · ${venue?.name ?? t('common:brand')}`}</title>
      <h1>{t('list.title')}</h1>
      <List />
    </div>
  );
}

function List() {
  const { t } = useTranslation('packs');
  const { data: packs, failed, retry } = useResult(ownPacksQuery(Boolean(useSession())));
  const created = useCreatedReference();
  useScrollToBooking(packs?.some(({ reference }) => reference === created) ? created : null);
  if (failed) return <LoadFailed onRetry={retry} />;
  if (!packs)
    return (
      <>
        <Skeleton height="22rem" />
        <Skeleton height="7rem" />
      </>
    );
  if (packs.length === 0) return <Nothing />;
  const first = created ?? packs[0]?.reference;
  const ordered = [...packs].sort(
    (a, b) => Number(b.reference === first) - Number(a.reference === first),
  );
  return (
    <>
      {ordered.map((pack) => (
        <PackTicket key={pack.reference} pack={pack} open={pack.reference === first} />
      ))}
      <p>
        <LocaleLink to="/account/subscriptions/create" className={buttonClass('gold')}>
          {t('list.another')}
        </LocaleLink>
      </p>
    </>
  );
}

function Nothing() {
  const { t } = useTranslation('packs');
  return (
    <Empty scene={<ClosedHall />} title={t('list.emptyTitle')} text={t('list.emptyText')}>
      <LocaleLink to="/account/subscriptions/create" className={buttonClass('gold')}>
        {t('list.first')}
      </LocaleLink>
    </Empty>
  );
}
