import { IconUserCircle } from '@tabler/icons-react';
import { useSay } from '../platform/i18n.ts';
import css from './customers.module.css';

/** The customer has an account; bookings for this record appear there. */
export function AccountMark() {
  const say = useSay();
  return (
    <small className={css['account']}>
      <IconUserCircle aria-hidden size={18} />
      {say('known.account')}
    </small>
  );
}
