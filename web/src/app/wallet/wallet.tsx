import { aheadOf } from '@five/shared/bookings/own-list.rules';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../account/user.queries.ts';
import { ownBookingsQuery } from '../../bookings/bookings.queries.ts';
import { Ticket } from '../../bookings/components/ticket/ticket.tsx';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { forgetPage, rememberedPage } from '../../platform/requests/return-to.ts';
import { useSession } from '../../platform/requests/session.ts';
import { useResult } from '../../platform/requests/use-result.ts';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { ClosedHall } from '../../ui/art/closed-hall.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { useVenue } from '../../venue/venue.queries.ts';
import './wallet.css';

export default function Wallet() {
  const { t } = useTranslation(['tickets', 'common']);
  const { data: venue } = useVenue();
  const { data: user } = useUser();
  return (
    <div className="wallet">
      <title>{`${t('wallet.title')} · ${venue?.name ?? t('common:brand')}`}</title>
      <h1>{user ? t('wallet.hello', { name: user.firstName }) : t('wallet.title')}</h1>
      <Resume />
      <NextMatch />
    </div>
  );
}

function NextMatch() {
  const { t } = useTranslation(['tickets', 'common']);
  const { data: bookings, failed, retry } = useResult(ownBookingsQuery(Boolean(useSession())));
  if (failed) return <LoadFailed onRetry={retry} />;
  if (!bookings) return <Skeleton height="26rem" />;
  const [next, ...more] = aheadOf(bookings);
  if (!next) return <FirstTicket />;
  return (
    <>
      <h2>{t('wallet.next')}</h2>
      <Ticket key={next.reference} booking={next} open />
      <p className="wallet-more">
        <LocaleLink to="/account/reservations/list">
          {t('wallet.more', { count: more.length })}
        </LocaleLink>
        <LocaleLink to="/account/reservations/create" className={buttonClass()}>
          {t('common:action.reserve')}
        </LocaleLink>
      </p>
    </>
  );
}

function FirstTicket() {
  const { t } = useTranslation(['tickets', 'common']);
  const verified = useUser().data?.verified ?? false;
  return (
    <Empty scene={<ClosedHall />} title={t('wallet.emptyTitle')} text={t('wallet.emptyText')}>
      <LocaleLink
        to="/account/reservations/create"
        className={buttonClass(verified ? 'primary' : 'quiet')}
      >
        {t('common:action.reserve')}
      </LocaleLink>
    </Empty>
  );
}

/**
 * Link to the page that the visitor requested before a registration or verification; nothing if no
 * such page is stored.
 */
function Resume() {
  const { t } = useTranslation(['tickets', 'common']);
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => setPage(rememberedPage()), []);
  if (!page) return null;
  return (
    <Notice status="info">
      <p>{t('wallet.resume')}</p>
      <LocaleLink to={page} className={buttonClass('info', 'small')} onClick={forgetPage}>
        {t('wallet.resumeButton')}
      </LocaleLink>
    </Notice>
  );
}
