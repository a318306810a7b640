import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import './desk-badge.css';

/** Beside what the desk says, in words and for readers of the screen too: no name of a player looks or sounds like it. */
export function DeskBadge() {
  const { t } = useTranslation('community');
  return (
    <span className="desk-badge">
      <IconRosetteDiscountCheckFilled size={16} aria-hidden /> {t('deskBadge')}<span className="unseen">, {t('deskBadgeSays')}</span>
    </span>
  );
}
