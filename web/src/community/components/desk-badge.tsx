import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import './desk-badge.css';

/**
 * Badge that marks posts of the reception, visibly and for screen readers. No display name of a
 * player can look or sound like the badge.
 */
export function DeskBadge() {
  const { t } = useTranslation('community');
  return (
    <span className="desk-badge">
      <IconRosetteDiscountCheckFilled size={16} aria-hidden /> {t('deskBadge')}
      <span className="unseen">, {t('deskBadgeSays')}</span>
    </span>
  );
}
