import { IconUserCircle } from '@tabler/icons-react';
import { useTypedTranslate } from '../platform/i18n.ts';
import css from './customers.module.css';

/** The customer has an account; bookings for this record appear there. */
export function AccountBadge() {
  const t = useTypedTranslate();
  return (
    <small className={css['account']}>
      <IconUserCircle aria-hidden size={18} />
      {t('known.account')}
    </small>
  );
}
