import { IconUserCircle } from '@tabler/icons-react';
import { useTypedTranslate } from '../platform/i18n.ts';
import css from './customers.module.css';

/** Badge: the customer has an account, and the bookings of this customer record appear in it. */
export function AccountBadge() {
  const t = useTypedTranslate();
  return (
    <small className={css['account']}>
      <IconUserCircle aria-hidden size={18} />
      {t('known.account')}
    </small>
  );
}
