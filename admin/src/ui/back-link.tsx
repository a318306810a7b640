import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import css from './back-link.module.css';

/** Link to the parent page, above the title. */
export function BackLink({ to, name }: { to: string; name: string }) {
  return (
    <Link className={css['back']} to={to}>
      <IconArrowLeft aria-hidden className="points" size={18} /> {name}
    </Link>
  );
}
