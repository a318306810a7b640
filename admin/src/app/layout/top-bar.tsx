import { IconBarrierBlock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { BookingSearch } from '../../desk/search/booking-search.tsx';
import { PendingBadge } from '../../desk/lanes/pending-badge.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { venueQuery } from '../../platform/requests/venue.queries.ts';
import { Logo } from '../../ui/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import css from './top-bar.module.css';

/** Banner that reminds staff that the site is closed to visitors for maintenance. */
function Closed() {
  const t = useTypedTranslate();
  return (
    <Link to="/venue" className={css['closed']}>
      <IconBarrierBlock aria-hidden size={20} /> <span>{t('app.maintenance')}</span>
    </Link>
  );
}

/** Top bar with venue name, search, counts, language and account. */
export function TopBar() {
  const t = useTypedTranslate();
  const { data: venue } = useQuery(venueQuery());
  return (
    <header className={css['bar']}>
      <Link
        to="/"
        className={css['home']}
        aria-label={[venue?.name, t('app.desk')].filter(Boolean).join(' ')}
      >
        <Logo />
        <span>
          <bdi className={css['name']}>{venue?.name}</bdi> <small>{t('app.desk')}</small>
        </span>
      </Link>
      {venue?.maintenance && <Closed />}
      <BookingSearch />
      <div className={css['end']}>
        <PendingBadge />
        <LanguageMenu />
        <AccountMenu />
      </div>
    </header>
  );
}
