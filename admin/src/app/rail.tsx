import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { waitingQuery } from '../desk/desk.queries.ts';
import { useSay } from '../platform/i18n.ts';
import { intoSight } from '../ui/into-sight.ts';
import css from './rail.module.css';
import { roomOf, rooms } from './rooms.ts';

/** Navigation: at the side, on phones at the bottom. */
export function Rail() {
  const say = useSay();
  const rail = useRef<HTMLElement>(null);
  const { data: waiting } = useQuery(waitingQuery());
  const { pathname } = useLocation();
  // On phones the navigation scrolls: the current entry may be outside the view.
  useEffect(
    () => intoSight(rail.current?.querySelector('[aria-current="page"]') ?? null),
    [pathname],
  );
  return (
    <nav ref={rail} className={css['rail']} aria-label={say('app.main_menu')}>
      {rooms.map(({ to, name, icon: Sign, waits }) => (
        <Link key={to} to={to} aria-current={to === roomOf(pathname) ? 'page' : undefined}>
          <Sign aria-hidden size={26} />
          <span>{say(name)}</span>
          {waits && <Waiting count={waiting?.[waits] ?? 0} />}
        </Link>
      ))}
    </nav>
  );
}

const MOST = 99;

/** Badge with the number of items that need attention. */
function Waiting({ count }: { count: number }) {
  return count > 0 && <b className={css['count']}>{count > MOST ? `${MOST}+` : count}</b>;
}
