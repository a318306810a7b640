import { IconUsersGroup } from '@tabler/icons-react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import css from './waitlist-badge.module.css';

/**
 * Badge with the number of waiting-list entries of a cell; renders nothing at zero. With `corner`,
 * the badge is in the corner, because all lines of the cell are used.
 */
export function WaitlistBadge({ count, corner = false }: { count: number; corner?: boolean }) {
  const t = useTypedTranslate();
  if (count === 0) return null;
  const text = t('waits.mark', { count });
  return (
    <span className={css['mark']} data-waits data-corner={corner || undefined} title={text}>
      <IconUsersGroup aria-hidden size={16} stroke={2.4} />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
