import type { StaffUserAnswer } from '@five/shared/auth/auth.contract';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { IconCashRegister } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { useFormat } from '../platform/texts/use-format.ts';
import { Note } from '../ui/note.tsx';
import { openedDrawerQuery } from './users.queries.ts';

/**
 * Warns about an open cash session that this staff account opened. It is shown before the account
 * is deactivated or becomes a player's account.
 */
export function OpenDrawer({ user: { reference, fullName } }: { user: StaffUserAnswer }) {
  const t = useTypedTranslate();
  const { shortDay, hour } = useFormat();
  const { data: drawer } = useQuery(openedDrawerQuery(reference));
  if (!drawer) return null;
  const since = {
    day: shortDay(dateOfWall(drawer.openedWall)),
    time: `\u2068${hour(timeOfWall(drawer.openedWall))}\u2069`,
  };
  return (
    <Note tone="warning" icon={IconCashRegister} role="status">
      {t('people.open_drawer', { name: `\u2068${fullName}\u2069`, ...since })}{' '}
      <Link to="/cash_sessions">{t('people.to_drawer')}</Link>
    </Note>
  );
}
