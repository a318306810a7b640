import { IconBuildingBank, IconBuildingStadium, IconCashRegister, IconChartBar, IconHistory, IconInbox, IconLayoutGrid, IconListDetails, IconTicket, IconUsers, type Icon } from '@tabler/icons-react';
import type { TextKey } from '../platform/i18n.ts';

/** The rooms of the back-office, in the order of the menu. */
export const rooms: readonly { to: string; name: TextKey; icon: Icon }[] = [
  { to: '/', name: 'board.title', icon: IconLayoutGrid },
  { to: '/bookings', name: 'list.title', icon: IconListDetails },
  { to: '/subscriptions', name: 'pack.list', icon: IconTicket },
  { to: '/cash_sessions', name: 'cash.title', icon: IconCashRegister },
  { to: '/bank_lines', name: 'transfer.title', icon: IconBuildingBank },
  { to: '/contact', name: 'app.messages', icon: IconInbox },
  { to: '/users', name: 'app.people', icon: IconUsers },
  { to: '/reports', name: 'app.reports', icon: IconChartBar },
  { to: '/audit', name: 'app.audit', icon: IconHistory },
  { to: '/centre', name: 'app.centre', icon: IconBuildingStadium },
];
