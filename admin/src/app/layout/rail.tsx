import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { waitingQuery } from '../../desk/desk.queries.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { scrollIntoView } from '../../ui/focus.ts';
import css from './rail.module.css';
import { navigationItemOf, navigationItems } from './navigation.ts';

/** The navigation menu, at the side of the page; on phones it is at the bottom. */
export function Rail() {
  const t = useTypedTranslate();
  const rail = useRef<HTMLElement>(null);
  const { data: waiting } = useQuery(waitingQuery());
  const { pathname } = useLocation();
  // On phones the navigation scrolls, so the current entry may be outside the view.
  useEffect(
    () => scrollIntoView(rail.current?.querySelector('[aria-current="page"]') ?? null),
    [pathname],
  );
  return (
    <nav ref={rail} className={css['rail']} aria-label={t('app.main_menu')}>
      {navigationItems.map(({ to, name, icon: Sign, waits }) => (
        <Link
          key={to}
          to={to}
          aria-current={to === navigationItemOf(pathname) ? 'page' : undefined}
        >
          <Sign aria-hidden size={26} />
          <span>{t(name)}</span>
          {waits && <PendingCount count={waiting?.[waits] ?? 0} />}
        </Link>
      ))}
    </nav>
  );
}

const MAX_SHOWN_COUNT = 99;

/** Badge with the number of items in a section that need attention. */
function PendingCount({ count }: { count: number }) {
  return (
    count > 0 && (
      <b className={css['count']}>{count > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : count}</b>
    )
  );
}
