import { IconUserCircle } from '@tabler/icons-react';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import css from './customers.module.css';

/**
 * Badge of a customer with an account. The player sees the bookings of this customer record in the
 * account.
 */
export function AccountBadge() {
  const t = useTypedTranslate();
  return (
    <small className={css['account']}>
      <IconUserCircle aria-hidden size={18} />
      {t('known.account')}
    </small>
  );
}
