import { NavLink } from 'react-router-dom';
import { useSay } from '../platform/i18n.ts';
import css from './rail.module.css';
import { rooms } from './rooms.ts';

/** The rooms beside the page, below it on a phone. */
export function Rail() {
  const say = useSay();
  return (
    <nav className={css['rail']} aria-label={say('app.main_menu')}>
      {rooms.map(({ to, name, icon: Sign }) => (
        <NavLink key={to} to={to} end={to === '/'}>
          <Sign aria-hidden size={26} />
          <span>{say(name)}</span>
        </NavLink>
      ))}
    </nav>
  );
}
