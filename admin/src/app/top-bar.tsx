import { IconBarrierBlock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { BookingSearch } from '../desk/booking-search.tsx';
import { WaitingBadge } from '../desk/waiting-badge.tsx';
import { useSay } from '../platform/i18n.ts';
import { venueQuery } from '../platform/venue.queries.ts';
import { Mark } from '../ui/mark.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import css from './top-bar.module.css';

/** Reminds staff that the site is closed to visitors (maintenance). */
function Closed() {
  const say = useSay();
  return (
    <Link to="/venue" className={css['closed']}>
      <IconBarrierBlock aria-hidden size={20} /> <span>{say('app.maintenance')}</span>
    </Link>
  );
}

/** Venue name, search, counts, language and account. */
export function TopBar() {
  const say = useSay();
  const { data: venue } = useQuery(venueQuery());
  return (
    <header className={css['bar']}>
      <Link to="/" className={css['home']}>
        <Mark />
        <span>
          <bdi>{venue?.name}</bdi> <small>{say('app.desk')}</small>
        </span>
      </Link>
      {venue?.maintenance && <Closed />}
      <BookingSearch />
      <div className={css['end']}>
        <WaitingBadge />
        <LanguageMenu />
        <AccountMenu />
      </div>
    </header>
  );
}
