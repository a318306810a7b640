import { IconUserCircle } from '@tabler/icons-react';
import { useSay } from '../platform/i18n.ts';
import css from './customers.module.css';

/** This person signs in on the site: what is booked for the card shows there. */
export function AccountMark() {
  const say = useSay();
  return (
    <small className={css['account']}>
      <IconUserCircle aria-hidden size={18} />
      {say('known.account')}
    </small>
  );
}
