import { IconUsersGroup } from '@tabler/icons-react';
import { useSay } from '../platform/i18n.ts';
import css from './wait-mark.module.css';

/**
 * Number of waiting-list entries of a cell; nothing at zero. `corner`: all lines of the cell are
 * used.
 */
export function WaitMark({ count, corner = false }: { count: number; corner?: boolean }) {
  const say = useSay();
  if (count === 0) return null;
  const text = say('waits.mark', { smart_count: count });
  return (
    <span className={css['mark']} data-waits data-corner={corner || undefined} title={text}>
      <IconUsersGroup aria-hidden size={16} stroke={2.4} />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
