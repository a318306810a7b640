import type { StaffUserAnswer } from '@five/shared/auth/auth.contract';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { IconCashRegister } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { filled } from '../platform/tables/use-words.ts';
import { useFormat } from '../platform/use-format.ts';
import { useOversight } from '../platform/use-oversight.ts';
import { Note } from '../ui/note.tsx';
import { openedDrawerQuery } from './users.queries.ts';

/** Warns, before a staff account is deactivated, about a cash session that it opened. */
export function OpenDrawer({ user: { reference, fullName } }: { user: StaffUserAnswer }) {
  const { people } = useOversight();
  const { shortDay, hour } = useFormat();
  const { data: drawer } = useQuery(openedDrawerQuery(reference));
  if (!drawer) return null;
  const since = {
    day: shortDay(dateOfWall(drawer.openedWall)),
    time: `\u2068${hour(timeOfWall(drawer.openedWall)).replaceAll(' ', '\u00a0')}\u2069`,
  };
  return (
    <Note tone="warning" icon={IconCashRegister} role="status">
      {filled(people.open_drawer, { name: `\u2068${fullName}\u2069`, ...since })}{' '}
      <Link to="/cash_sessions">{people.to_drawer}</Link>
    </Note>
  );
}
